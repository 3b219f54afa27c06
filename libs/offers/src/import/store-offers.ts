import { DomainError } from '@babelboard/platform';
import type { CommandBus } from '@nestjs/cqrs';
import { QueryFailedError } from 'typeorm';
import { type ImportedOffer, ImportOffers, type OfferToImport } from '../commands/import-offers.command.js';
import type { Remark } from './import-report.js';

/**
 * Stores a batch and gives what became of each offer. A row that the database or a rule refuses takes no other with it: the
 * batch is then stored row by row.
 */
export async function storeOffers(
  commands: Pick<CommandBus, 'execute'>,
  offers: OfferToImport[],
  snapshot: string | null,
): Promise<(ImportedOffer | Remark)[]> {
  try {
    return await commands.execute(new ImportOffers(offers, snapshot));
  } catch (error) {
    if (!isAboutTheRow(error)) {
      throw error;
    }
    if (offers.length === 1) {
      return [{ code: 'NOT_STORED', message: `The row cannot be stored: ${error.message}` }];
    }
    const results: (ImportedOffer | Remark)[] = [];
    for (const offer of offers) {
      results.push(...(await storeOffers(commands, [offer], snapshot)));
    }
    return results;
  }
}

/** Broken rules and values that do not fit (SQLSTATE classes 22 and 23), not a lost connection or a full disk. */
function isAboutTheRow(error: unknown): error is Error {
  if (error instanceof DomainError) {
    return true;
  }
  const state = error instanceof QueryFailedError ? (error.driverError as { code?: unknown }).code : undefined;
  return typeof state === 'string' && /^2[23]/.test(state);
}
