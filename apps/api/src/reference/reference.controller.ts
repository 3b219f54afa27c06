import { cityNameIn, nameIn, ReferenceCatalogue } from '@babelboard/reference-data';
import type { UiLanguage } from '@babelboard/texts';
import {
  type CitiesResponse,
  citiesResponse,
  problem,
  type SectorsResponse,
  searchText,
  sectorsResponse,
} from '@babelboard/wire';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Public } from '../auth/access/access.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { LimitedReads } from '../limits/limited-reads.js';

const typed = z.object({
  q: searchText,
  /** ISO 3166-1 numeric. */
  country: z.coerce.number().int().optional(),
});
const MOST_CITIES = 10;

/** What forms let people choose from. */
@ApiTags('reference')
@Controller('api')
export class ReferenceController {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  @Public()
  @LimitedReads('suggestions')
  @Get('sectors')
  @ApiOperation({ summary: 'Sections of NACE and their divisions' })
  @ApiResponse({ status: 200, standardSchema: sectorsResponse })
  sectors(@RequestLanguage() language: UiLanguage): SectorsResponse {
    const data = this.catalogue.sectorTree().map(({ sector, section }) => ({
      id: sector.id,
      code: sector.code,
      ...nameIn(sector, language),
      section: section?.id ?? null,
    }));
    return { data };
  }

  @Public()
  @LimitedReads('suggestions')
  @Get('cities')
  @ApiOperation({
    summary: 'Known cities whose name begins as typed, the largest first; of one country where it is named',
  })
  @ApiResponse({ status: 200, standardSchema: citiesResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  cities(
    @Query({ schema: typed }) { q, country }: z.infer<typeof typed>,
    @RequestLanguage() language: UiLanguage,
  ): CitiesResponse {
    const found = this.catalogue.citiesNamed(q, MOST_CITIES, country ?? null);
    return {
      data: found.map((city) => ({
        id: city.id,
        name: cityNameIn(city, language),
        slug: city.slug,
        region: city.region,
        fk_pais_id: city.countryId,
      })),
    };
  }
}
