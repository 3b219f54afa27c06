import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Remembers in which browser an account was registered, and takes away what was set up before an address was verified: it may be
 * somebody else's. Where an address was changed, `email_verified_at` tells of the change, and nothing can be told from it.
 */
export class BindRegistrations20261125000701 implements MigrationInterface {
  readonly name = 'BindRegistrations20261125000701';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account ADD registration_mark text');
    await runner.query(`
      CREATE TEMPORARY TABLE unmoved_account ON COMMIT DROP AS
        SELECT id, email_verified_at FROM account WHERE NOT EXISTS (
          SELECT 1 FROM single_use_token WHERE account_id = account.id AND purpose = 'change-email' AND used_at = email_verified_at)
    `);
    const early = (at: string) => `account.email_verified_at IS NULL OR ${at} < account.email_verified_at`;
    await runner.query(
      `DELETE FROM passkey USING unmoved_account account WHERE account.id = passkey.account_id AND (${early('passkey.created_at')})`,
    );
    await runner.query(
      `DELETE FROM recovery_code USING unmoved_account early, account WHERE early.id = account.id
         AND account.id = recovery_code.account_id AND (${early('account.totp_confirmed_at')})`,
    );
    await runner.query(
      `UPDATE account SET totp_secret = NULL, totp_confirmed_at = NULL, totp_last_step = NULL FROM unmoved_account early
       WHERE early.id = account.id AND (${early('account.totp_confirmed_at')})`,
    );
    await runner.query(
      `UPDATE session SET revoked_at = now() FROM unmoved_account account WHERE account.id = session.account_id
         AND session.revoked_at IS NULL AND session.created_at < account.email_verified_at`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account DROP COLUMN registration_mark');
  }
}
