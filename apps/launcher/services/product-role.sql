-- Makes the role as which the product works, no superuser, and this database that role's own with everything in it. Run by the superuser, as
-- often as one likes: databases of earlier versions belong to the superuser, as whom the product worked then. Extensions stay the
-- superuser's; the product needs trusted ones only, which the owner of a database may make.
--   board.role, board.password: of that role
--   board.may:      NOCREATEDB, or CREATEDB for a role that makes databases of its own
--   board.database: which it is to own, this one; empty: none
DO $$
DECLARE
  role text := current_setting('board.role');
  statement text;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role) THEN
    EXECUTE format('CREATE ROLE %I', role);
  END IF;
  EXECUTE format(
    'ALTER ROLE %I LOGIN NOSUPERUSER NOCREATEROLE NOREPLICATION NOBYPASSRLS %s PASSWORD %L',
    role,
    CASE current_setting('board.may') WHEN 'CREATEDB' THEN 'CREATEDB' ELSE 'NOCREATEDB' END,
    current_setting('board.password')
  );
  IF current_setting('board.may') = 'CREATEDB' THEN
    -- Who drops a database may have to end the server's own cleaning of it.
    EXECUTE format('GRANT pg_signal_backend TO %I', role);
  END IF;
  FOR statement IN
    WITH schemas AS (
      SELECT oid, nspname, nspowner FROM pg_namespace WHERE nspname NOT LIKE 'pg\_%' AND nspname <> 'information_schema'
    ), superuser AS (
      SELECT oid FROM pg_roles WHERE rolname = current_user
    ), extended AS (
      -- What an extension brought.
      SELECT classid, objid FROM pg_depend WHERE deptype = 'e'
    ), own AS (
      SELECT 1 AS step, format('DATABASE %I', datname) AS what, datdba AS owner
        FROM pg_database WHERE datname = current_database()
      UNION ALL
      SELECT 2, format('SCHEMA %I', nspname), nspowner
        FROM schemas WHERE ('pg_namespace'::regclass, oid) NOT IN (SELECT classid, objid FROM extended)
      UNION ALL
      -- A sequence of a column goes with its table.
      SELECT 3, format('%s %s', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, pg_class.oid::regclass), relowner
        FROM pg_class JOIN schemas ON schemas.oid = relnamespace
        WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
          AND ('pg_class'::regclass, pg_class.oid) NOT IN (SELECT classid, objid FROM extended)
          AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND relkind = 'S' AND deptype IN ('a', 'i'))
      UNION ALL
      SELECT 4, format('TYPE %s', pg_type.oid::regtype), typowner
        FROM pg_type JOIN schemas ON schemas.oid = typnamespace LEFT JOIN pg_class ON pg_class.oid = typrelid
        WHERE (typtype IN ('d', 'e', 'r') OR (typtype = 'c' AND relkind = 'c'))
          AND ('pg_type'::regclass, pg_type.oid) NOT IN (SELECT classid, objid FROM extended)
      UNION ALL
      SELECT 5, format('ROUTINE %s', pg_proc.oid::regprocedure), proowner
        FROM pg_proc JOIN schemas ON schemas.oid = pronamespace
        WHERE ('pg_proc'::regclass, pg_proc.oid) NOT IN (SELECT classid, objid FROM extended)
    )
    SELECT format('ALTER %s OWNER TO %I', what, role) FROM own JOIN superuser ON superuser.oid = owner
      WHERE current_database() = current_setting('board.database') ORDER BY step
  LOOP
    EXECUTE statement;
  END LOOP;
END
$$;
