import { describe, expect, it } from '@jest/globals';
import { PeopleEngines } from '../../../libs/cv-search/src/engines/people-engines.js';
import { EVERYBODY } from '../../../libs/cv-search/src/searching/people-query.js';
import { eventually } from '../../support/eventually.js';
import type { TestMeilisearch } from '../../support/meilisearch.js';
import type { HiddenPerson } from './hidden-people.js';
import { leaksInWords } from './leaks.js';
import type { PeopleStage } from './people-stage.js';

export interface IndexedPeople {
  stage: PeopleStage;
  people: readonly HiddenPerson[];
  meilisearch: TestMeilisearch;
  /** Of a company that may find all of them. */
  companyId: number;
}

export function describeIndexedPeople(at: () => IndexedPeople): void {
  describe('the indexes of people', () => {
    const tables = async () => {
      const names = await at().stage.query<{ name: string }>(
        `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'cv_search_index' ORDER BY 1`,
      );
      return Promise.all(
        names.map(async ({ name }) => ({
          name,
          rows: await at().stage.query<{ row: string }>(
            `SELECT to_jsonb(one)::text AS row FROM cv_search_index.${name} one`,
          ),
        })),
      );
    };

    const server = async <T>(path: string, method = 'GET', body?: unknown) => {
      const response = await fetch(`${at().meilisearch.url}${path}`, {
        method,
        headers: { Authorization: `Bearer ${at().meilisearch.key}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return (await response.json()) as T;
    };

    /** Of all indexes of the server that hold people; what is not displayed is asked to be. */
    async function documents(): Promise<string[]> {
      const { results } = await server<{ results: { uid: string }[] }>('/indexes');
      const all: string[] = [];
      for (const { uid } of results.filter(({ uid }) => uid.endsWith('people'))) {
        const { taskUid } = await server<{ taskUid: number }>(`/indexes/${uid}/settings`, 'PATCH', {
          displayedAttributes: ['*'],
        });
        await eventually(async () => {
          const { status } = await server<{ status: string }>(`/tasks/${taskUid}`);
          expect(status).toBe('succeeded');
        });
        const found = await server<{ results: object[] }>(`/indexes/${uid}/documents?limit=1000`);
        all.push(...found.results.map((one) => JSON.stringify(one)));
      }
      return all;
    }

    /** The server's words have a mark before them; the number of the account never leaves the server. */
    const leaks = (text: string) =>
      at().people.flatMap(({ secrets, account }) => {
        const keys = secrets.keys.filter((key) => key !== String(account.id));
        return leaksInWords(text.replace(/[ƿѯϟ]/g, ''), { ...secrets, keys });
      });

    it('hold nothing that says who somebody is: PostgreSQL', async () => {
      const all = await tables();
      expect(all.find(({ name }) => name === 'person')?.rows).toHaveLength(at().people.length);
      expect(all.find(({ name }) => name === 'person_text')?.rows).toHaveLength(at().people.length);
      expect(
        all.flatMap(({ name, rows }) => rows.flatMap(({ row }) => leaks(row).map((leak) => `${name}: ${leak}`))),
      ).toEqual([]);
    });

    it('hold nothing that says who somebody is: Meilisearch', async () => {
      const all = await documents();
      expect(all).toHaveLength(at().people.length);
      expect(Object.keys(JSON.parse(all[0] ?? '{}'))).toEqual(expect.arrayContaining(['titles', 'text', 'terms']));
      expect(all.flatMap(leaks)).toEqual([]);
    });

    it('find nobody by a name, an address, a number, a link, an employer or a school, and everybody by their work', async () => {
      const engines = at().stage.get(PeopleEngines).all();
      expect(engines.map(({ name }) => name)).toEqual(['postgres', 'meilisearch']);
      for (const engine of engines) {
        const found = async (words: string) =>
          (await engine.search({ ...EVERYBODY, companyId: at().companyId, words })).total;
        for (const { cv, word, account, organisations } of at().people) {
          const { firstName, lastName, email, phone, links } = cv.contact;
          const whole = `${firstName} ${lastName}`;
          const typed = [
            ...[firstName, lastName, whole, whole.normalize('NFD').replace(/\p{M}/gu, ''), lastName.toUpperCase()],
            ...[email ?? '', account.email, phone ?? '', phone?.slice(3) ?? '', ...links, ...organisations],
          ].filter((one) => one !== '');
          for (const words of typed) {
            for (const query of [words, `"${words}"`])
              expect([engine.name, query, await found(query)]).toEqual([engine.name, query, 0]);
          }
          expect([engine.name, word, await found(word)]).toEqual([engine.name, word, 1]);
        }
      }
    });
  });
}
