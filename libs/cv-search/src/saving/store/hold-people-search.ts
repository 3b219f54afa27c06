import type { EntityManager } from 'typeorm';
import { savedPeopleSearchUnknown } from '../../cv-search.errors.js';
import { SavedPeopleSearch } from './saved-people-search.entity.js';

/** Reads a saved search that is to be changed; nobody else changes it until the transaction ends. @throws DomainError SAVED_PEOPLE_SEARCH_UNKNOWN */
export async function holdPeopleSearch(
  tx: EntityManager,
  companyId: number,
  searchId: number,
): Promise<SavedPeopleSearch> {
  const search = await tx.findOne(SavedPeopleSearch, {
    where: { id: searchId, companyId },
    lock: { mode: 'pessimistic_write' },
  });
  if (search === null) {
    throw savedPeopleSearchUnknown();
  }
  return search;
}
