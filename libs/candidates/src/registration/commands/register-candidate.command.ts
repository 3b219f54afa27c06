import type { NewAccount } from '@babelboard/identity/contract';
import type { LevelRank } from '@babelboard/language-check';
import { Command } from '@nestjs/cqrs';

/** Who registers. The password is checked; a hash was made before (null: no password, they sign in by other means). */
export type CandidateAccount = Omit<NewAccount, 'type' | 'passwordHash'> & {
  /** Whether news by mail are wanted. */
  newsletters: boolean;
} & ({ password: string } | { passwordHash: string | null });

/** Makes an account and a candidate's profile; gives the account's id, null where the address has an account already. */
export class RegisterCandidate extends Command<number | null> {
  constructor(
    readonly account: CandidateAccount,
    /** In the candidate's order; levels are ranks: CEFR A1 = 1 … C2 = 6, mother tongue 7. */
    readonly languages: readonly { slug: string; level: LevelRank }[],
  ) {
    super();
  }
}
