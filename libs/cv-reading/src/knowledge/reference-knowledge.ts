import {
  type CityRecord,
  EscoConcepts,
  Gazetteer,
  keepUntilReload,
  normalisePlaceName,
  type PlaceFinder,
  ReferenceCatalogue,
} from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import type { CvKnowledge, KnownCity } from './cv-knowledge.js';
import { makeKnowledge } from './make-knowledge.js';

/** What the reference data tells readers of CVs; read when the first CV comes (about two seconds), and kept. */
@Injectable()
export class ReferenceKnowledge {
  readonly open: () => Promise<CvKnowledge>;

  constructor(
    private readonly catalogue: ReferenceCatalogue,
    gazetteer: Gazetteer,
    concepts: EscoConcepts,
  ) {
    this.open = keepUntilReload(catalogue, async () => {
      const [places, occupations, skills] = await Promise.all([
        gazetteer.open(),
        concepts.occupations(),
        concepts.skills(),
      ]);
      return makeKnowledge({
        city: (name, countryCode) => this.findCity(places, name, countryCode),
        occupations,
        skills: skills.filter(({ current }) => current),
      });
    });
  }

  /** The gazetteer finds towns inside longer texts, too; here a text has to be the name of one. */
  private findCity(places: PlaceFinder, name: string, country: string | null): KnownCity | null {
    const { cityId } = places.find({ city: name, country });
    const city = cityId === null ? undefined : this.catalogue.city(cityId);
    const countryCode = city && this.catalogue.country(city.countryId)?.iso2;
    return city && countryCode && this.isCalled(city, name) ? { id: city.id, countryCode } : null;
  }

  private isCalled(city: CityRecord, name: string): boolean {
    const wanted = normalisePlaceName(name);
    const names = [city.name, city.nativeName, ...Object.values(city.names)].map(normalisePlaceName);
    return names.includes(wanted) || this.catalogue.cityNames(city.id).includes(wanted);
  }
}
