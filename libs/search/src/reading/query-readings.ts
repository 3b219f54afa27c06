import { inTurns } from '@babelboard/platform';
import { keepUntilReload, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { OccupationNames } from '../engines/occupation-names.js';
import { QueryNames } from './query-names.js';
import { readQuery } from './read-query.js';
import type { Reading } from './reading.js';

/** Other names of a city that are shorter are anybody's. */
const SHORTEST_OTHER = 4;

/** Reads what people type into the search by the names of the reference data. */
@Injectable()
export class QueryReadings {
  private readonly names: () => Promise<QueryNames>;

  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly occupations: OccupationNames,
  ) {
    this.names = keepUntilReload(catalogue, () => this.build());
  }

  /** The names take half a second the first time, in turns. */
  async warmUp(): Promise<void> {
    await Promise.all([this.names(), this.occupations.load()]);
  }

  /** The readings of a text, the surest first; none where it is words alone. */
  async read(text: string): Promise<Reading[]> {
    const [names, { called }] = await Promise.all([this.names(), this.occupations.load()]);
    return readQuery(text, names, (key) => called.has(key));
  }

  private async build(): Promise<QueryNames> {
    const { catalogue } = this;
    const names = new QueryNames();
    for (const { id, languageIds } of catalogue.countries()) {
      names.addCountry({ id, languageIds, names: catalogue.countryNames(id) });
    }
    for (const { id, code, name, nativeName, names: others, offered } of catalogue.languages()) {
      if (offered) names.addLanguage({ id, code, names: [name, nativeName, ...Object.values(others)] });
    }
    await inTurns(catalogue.cities(), ({ id, countryId, population, name, nativeName }) => {
      const others = catalogue.cityNames(id).filter((other) => other.length >= SHORTEST_OTHER);
      names.addCity({ id, countryId, population, names: [name, nativeName], others });
    });
    return names;
  }
}
