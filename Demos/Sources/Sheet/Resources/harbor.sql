-- The sample of Sheet: water levels in twelve harbors of Brittany, each ten minutes of four weeks.
CREATE TABLE stations (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, lat REAL NOT NULL, lon REAL NOT NULL
);
INSERT INTO stations VALUES
    (1, 'Brest', 48.383, -4.495), (2, 'Roscoff', 48.718, -3.966), (3, 'Saint-Malo', 48.641, -2.028),
    (4, 'Le Conquet', 48.359, -4.781), (5, 'Lorient', 47.738, -3.349),
    (6, 'Concarneau', 47.874, -3.907), (7, 'Audierne', 48.014, -4.540),
    (8, 'Quiberon', 47.482, -3.122), (9, 'Douarnenez', 48.094, -4.329),
    (10, 'Paimpol', 48.779, -3.044), (11, 'Morlaix', 48.641, -3.875), (12, 'Cancale', 48.671, -1.852);

CREATE TABLE readings (
    id INTEGER PRIMARY KEY, station INTEGER NOT NULL REFERENCES stations(id), at DATETIME NOT NULL,
    level_m REAL, temp_c REAL, wind_kn INTEGER, note TEXT
);
-- Each tide lasts 745 minutes; t is the time from high water, from 0 to 1.
INSERT INTO readings
WITH RECURSIVE
    steps(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM steps WHERE n < 4031),
    times AS (
        SELECT n, s.id AS station, abs(((n * 10 + s.id * 31) % 745) / 372.5 - 1) AS t,
            (n * 37 + s.id * 101) % 113 AS noise
        FROM steps, stations s
    )
SELECT n * 12 + station, station, datetime('2026-11-01 00:00', (n * 10) || ' minutes'),
    CASE WHEN (n + station * 7) % 397 = 3 THEN NULL ELSE round(
        (CASE WHEN station IN (3, 12) THEN 1.6 ELSE 1.1 END)
        + (CASE WHEN station IN (3, 12) THEN 10.2 ELSE 6.1 END) * (1 - t * t * (3 - 2 * t))
            * (0.8 + 0.2 * abs((n % 2016) / 1008.0 - 1))
        + noise / 400.0, 2) END,
    CASE WHEN noise % 29 = 5 THEN NULL ELSE round(10.4 + abs(n % 144 - 72) / 40.0 + noise / 90.0, 1) END,
    9 + (n / 9 + station * 5 + noise / 12) % 18,
    CASE WHEN n % 1440 = 17 * station THEN 'spring tide'
        WHEN (n + station * 7) % 397 = 3 THEN 'no gauge'
        WHEN noise % 29 = 5 AND n % 5 = 0 THEN 'probe wet'
        WHEN n % 510 = 40 + station THEN 'gate closed' END
FROM times ORDER BY n, station;
CREATE INDEX readings_at ON readings (at);

CREATE TABLE tides (
    id INTEGER PRIMARY KEY, station INTEGER NOT NULL REFERENCES stations(id), high_at DATETIME NOT NULL,
    height_m REAL NOT NULL
);
INSERT INTO tides
WITH RECURSIVE steps(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM steps WHERE n < 729)
SELECT n * 12 + s.id, s.id,
    datetime('2026-01-01 03:10', (n * 745 + s.id * 31) || ' minutes'),
    round(5.8 + abs((n % 29) / 14.5 - 1) * 1.6 + s.id / 40.0, 2)
FROM steps, stations s ORDER BY n, s.id;

CREATE TABLE gauges (
    id INTEGER PRIMARY KEY, station INTEGER NOT NULL REFERENCES stations(id), model TEXT NOT NULL,
    calibrated DATE NOT NULL, curve BLOB NOT NULL
);
INSERT INTO gauges
SELECT id, id, CASE id % 3 WHEN 0 THEN 'Radar' WHEN 1 THEN 'Pressure' ELSE 'Float' END,
    date('2026-03-02', (id * 11) || ' days'),
    CAST(printf('CAL1 %s %08x %08x %08x', name, id * 7919, id * 104729, id * 1299709) AS BLOB)
FROM stations;

CREATE VIEW high_water AS
SELECT s.name, r.at, r.level_m FROM readings r JOIN stations s ON s.id = r.station
WHERE r.level_m > 9;
CREATE VIEW last_hour AS
SELECT s.name, r.at, r.level_m, r.wind_kn FROM readings r JOIN stations s ON s.id = r.station
WHERE r.at > (SELECT datetime(max(at), '-1 hour') FROM readings);
