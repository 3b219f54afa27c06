import type { UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Names by their numbers, in a language where there are several; numbers that nobody knows are left out. */
export type NameFinder = (
  tx: EntityManager,
  ids: readonly number[],
  language: UiLanguage,
) => ReadonlyMap<number, string> | Promise<ReadonlyMap<number, string>>;

/** What the numbers in a copy of somebody's data stand for: each context says it of what it owns. */
@Injectable()
export class ExportedNames {
  private readonly finders = new Map<string, NameFinder>();

  /** @param kind as columns say it (`Named`) */
  tell(kind: string, finder: NameFinder): void {
    this.finders.set(kind, finder);
  }

  /** @throws Error where nobody has told what such a number stands for */
  async find(tx: EntityManager, kind: string, ids: readonly number[], language: UiLanguage) {
    const finder = this.finders.get(kind);
    if (finder === undefined) {
      throw new Error(`Nobody tells the names of a ${kind} in copies of people's data`);
    }
    return ids.length === 0 ? new Map<number, string>() : finder(tx, [...new Set(ids)], language);
  }
}
