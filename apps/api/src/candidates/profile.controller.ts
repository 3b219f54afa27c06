import { UpdateContactInfo } from '@babelboard/candidates';
import type { AuthenticatedSession } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import {
  type ChangedProfileResponse,
  type ChangeFieldRequest,
  changedProfileResponse,
  changeFieldRequest,
  type ProfileResponse,
  problem,
  profileResponse,
  type UpdateProfileRequest,
  updateProfileRequest,
} from '@babelboard/wire';
import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import { sayingWhatStandsThere } from '../problems/saying-what-stands-there.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { fieldEdit } from './field-edits.js';
import { OwnProfiles } from './own-profiles.js';
import { CONTACT_NAMES, PREFERENCE_NAMES, readNamed } from './wire-names.js';

const ELSEWHERE = '`CHANGED_ELSEWHERE`: another window changed the same fields since `base`; `current` has its values';

/** One's own profile as a whole, who one is, and single fields. */
@ApiTags('profile')
@Controller('api/candidates')
export class ProfileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly profiles: OwnProfiles,
  ) {}

  @Requires('candidate:self')
  @Get('profile')
  @ApiOperation({ summary: 'One’s own profile' })
  @ApiResponse({ status: 200, standardSchema: profileResponse })
  find(
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<ProfileResponse> {
    return this.profiles.present(session, language);
  }

  @Requires('candidate:self')
  @Post('profile')
  @HttpCode(200)
  @ApiOperation({ summary: 'Names, country and place; a known city brings its country and its name' })
  @ApiResponse({ status: 200, standardSchema: changedProfileResponse })
  @ApiResponse({ status: 409, standardSchema: problem, description: ELSEWHERE })
  async updateContactInfo(
    @Body({ schema: updateProfileRequest }) { base, ...body }: UpdateProfileRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedProfileResponse> {
    const edit = new UpdateContactInfo(
      session.accountId,
      readNamed(CONTACT_NAMES, body),
      readNamed(CONTACT_NAMES, base ?? {}),
    );
    const current = () => this.profiles.values(session, language);
    await sayingWhatStandsThere(CONTACT_NAMES, current, () => this.commands.execute(edit));
    return this.profiles.changed(session, language, t('done.saved'));
  }

  @Requires('candidate:self')
  @Patch('field')
  @ApiOperation({ summary: 'One field of the profile; each has a schema of its own' })
  @ApiResponse({ status: 200, standardSchema: changedProfileResponse })
  @ApiResponse({ status: 409, standardSchema: problem, description: ELSEWHERE })
  async changeField(
    @Body({ schema: changeFieldRequest }) body: ChangeFieldRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedProfileResponse> {
    const names = { ...PREFERENCE_NAMES, ...CONTACT_NAMES };
    const current = () => this.profiles.values(session, language);
    await sayingWhatStandsThere(names, current, () => this.commands.execute(fieldEdit(session, body)));
    return this.profiles.changed(session, language, t('done.saved'));
  }
}
