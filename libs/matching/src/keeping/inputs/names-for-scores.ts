import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import type { Spot } from '../../scoring/domain/what-person-brings.js';

/** Turns codes and ids of profiles and offers into what scores compare. */
@Injectable()
export class NamesForScores {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  languageCode(id: number | null): string | null {
    return id === null ? null : (this.catalogue.language(id)?.code ?? null);
  }

  spot(cityId: number | null, countryId: number | null): Spot {
    const city = cityId === null ? undefined : this.catalogue.city(cityId);
    return city === undefined
      ? { cityId: null, countryId, lat: null, lng: null }
      : { cityId: city.id, countryId: city.countryId, lat: city.lat, lng: city.lng };
  }

  /** The id of the section that a sector (by its NACE code) is part of. */
  sectionOfSector(code: string): number | null {
    let sector = this.catalogue.sector(code);
    while (sector !== undefined && sector.parentCode !== null) {
      sector = this.catalogue.sector(sector.parentCode);
    }
    return sector?.id ?? null;
  }
}
