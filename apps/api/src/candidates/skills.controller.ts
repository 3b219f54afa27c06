import { AddSkill, OrderSkills, RemoveSkill } from '@babelboard/candidates';
import type { AuthenticatedSession } from '@babelboard/identity';
import { NearSkills, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { UiLanguage } from '@babelboard/texts';
import {
  type NearSkill,
  type OrderRequest,
  orderRequest,
  problem,
  type SkillRequest,
  type SkillsResponse,
  skillRequest,
  skillsResponse,
} from '@babelboard/wire';
import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestLanguage } from '../languages/request-language.js';
import { apiTexts } from '../texts/api-texts.js';
import { CandidatePresenter } from './candidate-presenter.js';
import { Completions } from './completions.js';
import { OwnProfiles } from './own-profiles.js';
import { presentNearSkill } from './present-near-skill.js';

/** Of the catalogue, beside a skill in own words. */
const MOST_NEAR = 6;

/** What one can do. */
@ApiTags('profile')
@Controller('api/candidates/skills')
export class SkillsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly profiles: OwnProfiles,
    private readonly presenter: CandidatePresenter,
    private readonly nearSkills: NearSkills,
    private readonly catalogue: ReferenceCatalogue,
    private readonly completions: Completions,
  ) {}

  @Requires('candidate:self')
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'One more skill, by its slug, id or name; another word is a skill of one’s own' })
  @ApiResponse({ status: 200, standardSchema: skillsResponse })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'No skill has this id, or can be called so' })
  async add(
    @Body({ schema: skillRequest }) { tag }: SkillRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<SkillsResponse> {
    const { id, ownName, added } = await this.commands.execute(new AddSkill(session.accountId, tag));
    const near = ownName === null ? {} : { near: await this.nearTo(ownName, language) };
    const said = added ? 'done.skill-added' : 'done.skill-held';
    return { ...(await this.present(session, language, said)), id, ...near };
  }

  @Requires('candidate:self')
  @Patch('order')
  @ApiOperation({ summary: 'Another order of the skills' })
  @ApiResponse({ status: 200, standardSchema: skillsResponse })
  async order(
    @Body({ schema: orderRequest }) { ids }: OrderRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<SkillsResponse> {
    await this.commands.execute(new OrderSkills(session.accountId, ids));
    return this.present(session, language, 'done.saved');
  }

  @Requires('candidate:self')
  @Delete(':tag')
  @ApiOperation({ summary: 'A skill goes, by its slug, id or own words' })
  @ApiResponse({ status: 200, standardSchema: skillsResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'It is not in the list' })
  async remove(
    @Param('tag') tag: string,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<SkillsResponse> {
    await this.commands.execute(new RemoveSkill(session.accountId, tag));
    return this.present(session, language, 'done.skill-removed');
  }

  private async nearTo(name: string, language: UiLanguage): Promise<NearSkill[]> {
    const near = await this.nearSkills.open(language);
    return near(name, MOST_NEAR).flatMap((id) => presentNearSkill(this.catalogue.skill(id), language));
  }

  private async present(
    session: AuthenticatedSession,
    language: UiLanguage,
    said: 'done.skill-added' | 'done.skill-held' | 'done.skill-removed' | 'done.saved',
  ): Promise<SkillsResponse> {
    const { progress, skills } = await this.profiles.snapshot(session.accountId);
    return {
      skills: this.presenter.skills(skills, language),
      ...(await this.completions.of(session.accountId, progress)),
      ...doneWith(apiTexts.in(language)(said)),
    };
  }
}
