import {
  ChangePhone,
  type OnlineProfileKind,
  UpdateOnlineProfiles,
  UpdatePreferences,
  UpdateSectors,
} from '@babelboard/candidates';
import type { AuthenticatedSession } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import {
  type ChangedProfileResponse,
  changedProfileResponse,
  type InterestsRequest,
  interestsRequest,
  type OnlineProfilesRequest,
  onlineProfilesRequest,
  type PhoneRequest,
  type PreferencesRequest,
  phoneRequest,
  preferencesRequest,
  problem,
} from '@babelboard/wire';
import { Body, Controller, HttpCode, Patch, Post } from '@nestjs/common';
import { CommandBus, type ICommand } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { sayingWhatStandsThere } from '../problems/saying-what-stands-there.js';
import { apiTexts } from '../texts/api-texts.js';
import { OwnProfiles } from './own-profiles.js';
import { PREFERENCE_NAMES, readNamed } from './wire-names.js';

const ELSEWHERE = '`CHANGED_ELSEWHERE`: another window changed the same fields since `base`; `current` has its values';
const ONLINE_PROFILE_NAMES = Object.fromEntries([0, 1, 2, 3, 4].map((kind) => [kind, 'rrss']));

/** What one wants of work, says about oneself, and where one is reached. */
@ApiTags('profile')
@Controller('api/candidates')
export class PreferencesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly profiles: OwnProfiles,
  ) {}

  @Requires('candidate:self')
  @Patch('preferences')
  @ApiOperation({ summary: 'Wishes, headline and presentation letter; what is absent stays' })
  @ApiResponse({ status: 200, standardSchema: changedProfileResponse })
  @ApiResponse({ status: 409, standardSchema: problem, description: ELSEWHERE })
  updatePreferences(
    @Body({ schema: preferencesRequest }) { base = {}, language: textLanguage, ...body }: PreferencesRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<ChangedProfileResponse> {
    const [edited, before] = [readNamed(PREFERENCE_NAMES, body), readNamed(PREFERENCE_NAMES, base)];
    const edit = new UpdatePreferences(session.accountId, edited, before, textLanguage ?? null);
    return this.change(session, language, edit, PREFERENCE_NAMES, textLanguage);
  }

  @Requires('candidate:self')
  @Patch('interests')
  @ApiOperation({ summary: 'The sectors in which one wants to work' })
  @ApiResponse({ status: 200, standardSchema: changedProfileResponse })
  updateInterests(
    @Body({ schema: interestsRequest }) { sectors, base }: InterestsRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<ChangedProfileResponse> {
    const edit = new UpdateSectors(session.accountId, sectors, base?.sectors ?? null);
    return this.change(session, language, edit, { sectorIds: 'sectors' });
  }

  @Requires('candidate:self')
  @Post('phone-fields')
  @HttpCode(200)
  @ApiOperation({ summary: 'Where one is called; an empty number takes it away' })
  @ApiResponse({ status: 200, standardSchema: changedProfileResponse })
  changePhone(
    @Body({ schema: phoneRequest }) { phoneNumber, countryCode }: PhoneRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<ChangedProfileResponse> {
    return this.change(session, language, new ChangePhone(session.accountId, phoneNumber, countryCode));
  }

  @Requires('candidate:self')
  @Post('online-profiles')
  @HttpCode(200)
  @ApiOperation({ summary: 'Where else one is found in the web; an empty value takes one away' })
  @ApiResponse({ status: 200, standardSchema: changedProfileResponse })
  @ApiResponse({ status: 409, standardSchema: problem, description: ELSEWHERE })
  updateOnlineProfiles(
    @Body({ schema: onlineProfilesRequest }) { rrss, base }: OnlineProfilesRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<ChangedProfileResponse> {
    const edit = new UpdateOnlineProfiles(session.accountId, typed(rrss), base?.rrss ? typed(base.rrss) : null);
    return this.change(session, language, edit, ONLINE_PROFILE_NAMES);
  }

  private async change(
    session: AuthenticatedSession,
    language: UiLanguage,
    edit: ICommand,
    names: Readonly<Record<string, string>> = {},
    textLanguage?: string,
  ): Promise<ChangedProfileResponse> {
    const current = () => this.profiles.values(session, language, textLanguage);
    await sayingWhatStandsThere(names, current, () => this.commands.execute(edit));
    return this.profiles.changed(session, language, apiTexts.in(language)('done.saved'));
  }
}

function typed(rrss: OnlineProfilesRequest['rrss']) {
  return rrss.map(({ rrss_id, value }) => ({ kind: rrss_id satisfies OnlineProfileKind, address: value }));
}
