import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { Candidate } from '../profile/entities/candidate.entity.js';
import { candidateNotFound } from '../profile/profile.errors.js';
import { ProductRating } from './entities/product-rating.entity.js';

/** Keeps what candidates answer who are asked how the product is: one answer each. */
@Injectable()
export class ProductRatings {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {}

  /**
   * Keeps an answer in place of the one before.
   * @param counts whether it does, given the one before
   * @throws DomainError ACCOUNT_NOT_FOUND, CANDIDATE_NOT_FOUND
   */
  async answer(answer: ProductRating, counts: (known: ProductRating | null) => boolean): Promise<void> {
    const { accountId } = answer;
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      if (!(await tx.existsBy(Candidate, { accountId }))) {
        throw candidateNotFound();
      }
      const known = await tx.findOneBy(ProductRating, { accountId });
      if (counts(known)) {
        // A row of its own, so that operators find the newest answers first.
        await tx.delete(ProductRating, { accountId });
        await tx.insert(ProductRating, answer);
      }
    });
  }
}
