import {
  AddSpokenLanguage,
  CandidateProfiles,
  ChangeSpokenLanguage,
  OrderSpokenLanguages,
  RemoveSpokenLanguage,
} from '@babelboard/candidates';
import type { AuthenticatedSession } from '@babelboard/identity';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import {
  type LanguageRequest,
  type LanguagesResponse,
  languageRequest,
  languagesResponse,
  type OrderRequest,
  orderRequest,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CommandBus, type ICommand } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { Completions } from './completions.js';
import { presentSpokenLanguages } from './present-spoken-languages.js';
import { readLanguageLevel } from './read-language-level.js';

const NOT_HELD = 'It is not in the list';

/** The languages that one speaks. */
@ApiTags('profile')
@Controller('api/candidates/languages')
export class LanguagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly profiles: CandidateProfiles,
    private readonly catalogue: ReferenceCatalogue,
    private readonly completions: Completions,
  ) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({ summary: 'The languages that one speaks, in one’s order' })
  @ApiResponse({ status: 200, standardSchema: languagesResponse })
  list(@CurrentSession() session: AuthenticatedSession): Promise<LanguagesResponse> {
    return this.present(session);
  }

  @Requires('candidate:self')
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'One more language; three are a mother tongue at most' })
  @ApiResponse({ status: 200, standardSchema: languagesResponse })
  add(
    @Body({ schema: languageRequest }) body: LanguageRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<LanguagesResponse> {
    const edit = new AddSpokenLanguage(session.accountId, body.language, readLanguageLevel(body));
    return this.change(session, edit, t('done.language-added'));
  }

  @Requires('candidate:self')
  @Patch('order')
  @ApiOperation({ summary: 'Another order of the languages' })
  @ApiResponse({ status: 200, standardSchema: languagesResponse })
  order(
    @Body({ schema: orderRequest }) { ids }: OrderRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<LanguagesResponse> {
    return this.change(session, new OrderSpokenLanguages(session.accountId, ids), t('done.saved'));
  }

  @Requires('candidate:self')
  @Patch(':language')
  @ApiOperation({ summary: 'Another level of a language, or another language in its place' })
  @ApiResponse({ status: 200, standardSchema: languagesResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_HELD })
  changeLevel(
    @Param('language') language: string,
    @Body({ schema: languageRequest }) body: LanguageRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<LanguagesResponse> {
    const edit = new ChangeSpokenLanguage(session.accountId, language, body.language, readLanguageLevel(body));
    return this.change(session, edit, t('done.language-changed'));
  }

  @Requires('candidate:self')
  @Delete(':language')
  @ApiOperation({ summary: 'A language goes; a body says nothing more' })
  @ApiResponse({ status: 200, standardSchema: languagesResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_HELD })
  remove(
    @Param('language') language: string,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<LanguagesResponse> {
    return this.change(session, new RemoveSpokenLanguage(session.accountId, language), t('done.language-removed'));
  }

  private async change(session: AuthenticatedSession, edit: ICommand, message: string): Promise<LanguagesResponse> {
    await this.commands.execute(edit);
    return { ...(await this.present(session)), ...doneWith(message) };
  }

  private async present({ accountId }: AuthenticatedSession): Promise<LanguagesResponse> {
    const profile = await this.profiles.find(accountId);
    if (profile === null) {
      throw new Error('A candidate’s session outlived the candidate');
    }
    const languages = presentSpokenLanguages(profile.languages, this.catalogue);
    return { languages, ...(await this.completions.of(accountId, profile)) };
  }
}
