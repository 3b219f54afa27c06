import { type JobListResponse, jobListResponse } from '@babelboard/wire';
import { expect } from '@jest/globals';
import { adFile, adRow } from '../../support/ads.js';
import type { RunningProduct } from '../../support/product.js';

const GERMAN_B1 = 'We welcome guests all night. You speak German at level B1.';
const GERMAN_C1 = 'We welcome guests all night. You speak German at level C1.';

export const porters = [
  { title: 'Night porter', city: 'Bonn', country: 'DE', description: GERMAN_B1 },
  { title: 'Night porter', city: 'Zurich', country: 'CH', description: GERMAN_C1, company: 'Hotel Limmat' },
  { title: 'Head porter', city: 'Siegburg', country: 'DE', remote: 'hybrid', company: 'Hotel Sieg' },
  { title: 'Porter and driver', city: 'Zurich', country: 'CH', employment_type: 'PART_TIME', company: 'Hotel Limmat' },
  ...[1, 2, 3, 4, 5, 6, 7].map((floor) => ({
    title: `Porter of floor ${floor}`,
    city: 'Geneva',
    country: 'CH',
    company: 'Grand Hotel',
    description: GERMAN_B1,
  })),
].map((row) => adRow({ company: 'Hotel Rheinblick', source: 'porters', ...row }));

const HOUSE = 'You hand out keys, call taxis and know where to eat at midnight. The team speaks English among itself.';
export const concierges = ['Lyon', 'Nantes'].map((city) =>
  adRow({ title: 'Concierge', company: 'Deux Maisons', city, country: 'FR', description: HOUSE, source: 'porters' }),
);

export const leaver = adRow({ title: 'Porter for one summer', city: 'Geneva', country: 'CH', source: 'porters' });

/** Offers for porters, and what the API says of them. */
export class PortersBoard {
  /** @param product asked for when the first test runs */
  constructor(private readonly product: () => RunningProduct) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.product().url + path, { headers });
  }

  async json(path: string) {
    return (await this.get(path)).json();
  }

  /** The answer at `/api{path}`. */
  async list(path: string): Promise<JobListResponse> {
    return jobListResponse.parse(await this.json(`/api${path}`));
  }

  async titles(path: string): Promise<string[]> {
    return (await this.list(path)).jobs.data.map(({ title }) => title).sort();
  }

  async idOf(title: string): Promise<number> {
    const { jobs } = await this.list(`/jobs?keywords=${encodeURIComponent(title)}`);
    return jobs.data.find((job) => job.title === title)?.id ?? 0;
  }

  /** Offers that are missing from the rows are closed. */
  async importAll(ads: Record<string, unknown>[]): Promise<void> {
    const words = ['--company', 'porters', '--snapshot', 'porters'];
    const { code, output } = await this.product().cli('import-offers', await adFile(ads), ...words);
    expect({ code, output }).toMatchObject({ code: 0 });
  }
}
