import { describe, expect, it } from '@jest/globals';
import { NO_JOB_FILTERS } from './job-list-filters.js';
import { readJobListAddress } from './read-job-list-address.js';
import { readUnknownInPath } from './read-unknown-in-path.js';
import { allOffersInstead, nearestInstead } from './unknown-in-path.js';

describe('a list whose path names what nobody knows', () => {
  it.each([
    ['/jobs-in-Atlantis', 'location', 'Atlantis', '/jobs#unknown=location&name=Atlantis'],
    [
      '/jobs-in-Atlantis/2?keywords=nurse',
      'location',
      'Atlantis',
      '/jobs?keywords=nurse#unknown=location&name=Atlantis',
    ],
    [
      ...(['/Remote-jobs-in-Germny-for-Greek-speakers?keywords=nurse&experience=2', 'location', 'Germny'] as const),
      '/jobs?keywords=nurse#unknown=location&name=Germny&asked=%2FRemote-jobs-in-Germny-for-Greek-speakers%3Fkeywords%3Dnurse%26experience%3D2',
    ],
    [
      ...(['/jobs-for-German+Klingon-speakers', 'language', 'Klingon'] as const),
      '/jobs#unknown=language&name=Klingon&asked=%2Fjobs-for-German%2BKlingon-speakers',
    ],
  ] as const)('%s leads to all offers, and nothing that was asked for is lost', (address, of, name, all) => {
    const read = (from: string) => {
      const [path = '', search = ''] = from.split('?');
      return readJobListAddress(path, search) ?? NO_JOB_FILTERS;
    };
    const asked = { ...read(address), from: 0 };
    const url = new URL(allOffersInstead({ of, name, asked: read(address) }), 'http://localhost');
    expect(url.pathname + url.search + url.hash).toBe(all);
    expect(readUnknownInPath(url.hash, read(url.pathname + url.search))).toEqual({ of, name, asked });
  });

  it('keeps all else beside the name that is nearest, and beside none', () => {
    const asked = { ...NO_JOB_FILTERS, location: ['Vieenna'], language: ['German', 'Greek'] };
    const unknown = { of: 'location', name: 'Vieenna', asked } as const;
    const [path = '', hash = ''] = nearestInstead(unknown, 'Vienna').split('#');
    const shown = { ...asked, location: ['Vienna'] };
    expect(readJobListAddress(path, '')).toEqual(shown);
    expect(readUnknownInPath(`#${hash}`, shown)).toEqual({ of: 'location', name: 'Vieenna', asked });
    const [rest = ''] = nearestInstead(unknown, null).split('#');
    expect(readJobListAddress(rest, '')).toEqual({ ...asked, location: [] });
  });

  it.each(['', '#results', '#unknown=salary&name=x', '#unknown=location', '#unknown=location&name='])(
    'is not what %j stands for',
    (hash) => expect(readUnknownInPath(hash, NO_JOB_FILTERS)).toBeNull(),
  );

  it('takes no address of another page for what was asked', () => {
    const hash = '#unknown=location&name=Atlantis&asked=%2Flogin';
    expect(readUnknownInPath(hash, NO_JOB_FILTERS)?.asked).toEqual({ ...NO_JOB_FILTERS, location: ['Atlantis'] });
  });
});
