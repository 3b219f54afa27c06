import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccounts20261123000701 implements MigrationInterface {
  readonly name = 'CreateAccounts20261123000701';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        type text NOT NULL CHECK (type IN ('candidate', 'company', 'admin')),
        email text NOT NULL CHECK (email <> ''),
        email_key text NOT NULL UNIQUE,
        email_verified_at timestamptz,
        password_hash text,
        first_name text NOT NULL,
        last_name text NOT NULL,
        locality text,
        country_id int REFERENCES country (id),
        language text NOT NULL,
        referral_platform text,
        geo_country text,
        geo_eu boolean,
        totp_secret bytea,
        totp_confirmed_at timestamptz,
        totp_last_step bigint,
        created_at timestamptz NOT NULL,
        last_login_at timestamptz
      );

      CREATE TABLE session (
        id uuid PRIMARY KEY,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        method text NOT NULL CHECK (method IN ('password', 'passkey', 'social', 'support')),
        support_admin_id int REFERENCES account (id) ON DELETE CASCADE,
        ip_address text NOT NULL,
        user_agent text NOT NULL,
        country text,
        created_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz
      );
      CREATE INDEX session_account ON session (account_id);
      CREATE INDEX session_expires_at ON session (expires_at);

      CREATE TABLE single_use_token (
        id uuid PRIMARY KEY,
        purpose text NOT NULL,
        account_id int REFERENCES account (id) ON DELETE CASCADE,
        data jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      );
      CREATE INDEX single_use_token_account ON single_use_token (account_id);
      CREATE INDEX single_use_token_expires_at ON single_use_token (expires_at);

      CREATE TABLE passkey (
        id text PRIMARY KEY,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        backed_up boolean NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz
      );
      CREATE INDEX passkey_account ON passkey (account_id);

      CREATE TABLE recovery_code (
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        used_at timestamptz,
        PRIMARY KEY (account_id, code_hash)
      );

      CREATE TABLE social_identity (
        issuer text NOT NULL,
        subject text NOT NULL,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        linked_at timestamptz NOT NULL,
        PRIMARY KEY (issuer, subject)
      );
      CREATE INDEX social_identity_account ON social_identity (account_id);

      CREATE TABLE consent (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('terms', 'privacy', 'newsletters')),
        text_version text NOT NULL,
        language text NOT NULL,
        given boolean NOT NULL,
        at timestamptz NOT NULL
      );
      CREATE INDEX consent_account ON consent (account_id, kind, at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE consent, social_identity, recovery_code, passkey, single_use_token, session, account',
    );
  }
}
