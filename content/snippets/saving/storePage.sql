CREATE TABLE pages (id TEXT PRIMARY KEY, json TEXT NOT NULL, revision TEXT NOT NULL);

-- Run these in a transaction. First replace the page that the user has seen:
UPDATE pages SET json = :json, revision = :revision
WHERE id = :id AND revision IN (:replaces);

-- If no row has changed, and :replaces contains an empty string, the page may be new:
INSERT INTO pages (id, json, revision) VALUES (:id, :json, :revision)
ON CONFLICT (id) DO NOTHING;

-- If still no row has changed: 204 if this returns :revision, otherwise 409.
SELECT revision FROM pages WHERE id = :id;
