// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import Testing

@Suite struct MountedVolumeTests {
    @Test func onlyVolumesWithFilesOfAUserAreListed() {
        let mounts = """
            sysfs /sys sysfs rw 0 0
            /dev/sda2 / ext4 rw 0 0
            /dev/sda1 /boot/efi vfat rw 0 0
            /dev/loop3 /snap/core/1 squashfs ro 0 0
            /dev/sdb1 /media/mira/Holiday\\040photos\\134 vfat rw 0 0
            /dev/sdb1 /srv/again vfat rw 0 0
            tmpfs /run tmpfs rw 0 0
            harbor:/tides /net/tides nfs4 rw 0 0
            overlay /var/lib/box overlay rw 0 0
            broken
            pool/data /data zfs rw 0 0
            """
        let volumes = MountedVolume.volumes(inMounts: Array(mounts.utf8))
        #expect(
            volumes.map(\.path) == [
                "/", "/media/mira/Holiday photos\\", "/net/tides", "/data",
            ])
        #expect(volumes.map(\.isRemote) == [false, false, true, false])
        #expect(volumes.map(\.fileSystem) == ["ext4", "vfat", "nfs4", "zfs"])
        #expect(MountedVolume.volumes(inMounts: []).isEmpty)
    }

    @Test func theVolumesOfThisMachineAreReadOnce() async {
        let volumes = await MountedVolume.read()
        #expect(Set(volumes.map(\.path)).count == volumes.count)
        #expect(volumes.allSatisfy { $0.path.isAbsolute && ($0.freeSize ?? 0) >= 0 })
    }
}
