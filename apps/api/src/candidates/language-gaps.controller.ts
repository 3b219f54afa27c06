import { LanguageGapPlanner } from '@babelboard/candidates';
import type { AuthenticatedSession } from '@babelboard/identity';
import { NO_JOB_FILTERS, writeJobListAddress } from '@babelboard/job-paths';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import { CEFR, type LanguageGapsResponse, languageGapsResponse } from '@babelboard/wire';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';

/** Which languages are worth learning. */
@ApiTags('profile')
@Controller('api/candidates')
export class LanguageGapsController {
  constructor(
    private readonly planner: LanguageGapPlanner,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  @Requires('candidate:self')
  @Get('language-gaps')
  @ApiOperation({ summary: 'Levels of languages that would open live offers, and how many' })
  @ApiResponse({ status: 200, standardSchema: languageGapsResponse })
  async find(@CurrentSession() { accountId }: AuthenticatedSession): Promise<LanguageGapsResponse> {
    const planned = await this.planner.find(accountId);
    if (planned === null) {
      throw new Error('A candidate’s session outlived the candidate');
    }
    const gaps = planned.gaps.flatMap(({ languageId, from, to, offers, inCountries }) => {
      const language = this.catalogue.language(languageId);
      const level = CEFR[to - 1];
      return language === undefined || level === undefined
        ? []
        : [
            {
              language: { id: language.id, slug: language.slug, name: language.name },
              held: from === null ? null : (CEFR[from - 1] ?? null),
              to: level,
              offers,
              path: listOf(language.slug),
              places: inCountries.map((place) => ({
                fk_pais_id: place.countryId,
                offers: place.offers,
                path: listOf(language.slug, this.catalogue.country(place.countryId)?.slug),
              })),
            },
          ];
    });
    return { open: planned.open, gaps };
  }
}

function listOf(language: string, country?: string): string {
  return writeJobListAddress({
    ...NO_JOB_FILTERS,
    language: [language],
    location: country === undefined ? [] : [country],
  });
}
