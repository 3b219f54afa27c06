import {
  AddEducation,
  AddExperience,
  AddSkill,
  ChangeAvatar,
  ChangePhone,
  ChangeTextLanguage,
  HighlightHistoryEntry,
  type ProfileSnapshot,
  ProfileSnapshots,
  UpdateContactInfo,
  UpdateOnlineProfiles,
  UpdatePreferences,
  UpdateSectors,
} from '@babelboard/candidates';
import { CandidateCvs } from '@babelboard/cvs';
import { Accounts } from '@babelboard/identity';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DEMO_CANDIDATES, type DemoCandidate } from '../demo-accounts.js';
import type { DemoProfile } from './demo-profile.js';
import { drawPortrait } from './draw-portrait.js';
import { uploadDemoCvs } from './upload-demo-cvs.js';

const OWN_SITE = 4;

/**
 * Gives the demo candidates their profiles, through the commands that people use. Once: whoever has entered anything since registration keeps
 * it as it is, but for what an earlier seed did not know. Needs their accounts.
 */
export async function seedDemoProfiles(
  app: INestApplicationContext,
  candidates: readonly DemoCandidate[] = DEMO_CANDIDATES,
): Promise<void> {
  for (const candidate of candidates) {
    const account = await app.get(Accounts, { strict: false }).findByEmail(candidate.email);
    const known = account && (await app.get(ProfileSnapshots, { strict: false }).find(account.id));
    if (known === null) continue;
    if (await isUntouched(app, known)) await fill(app, known.person.id, candidate);
    else await addOwnSkills(app, known, candidate);
  }
}

/** An earlier seed gave skills of the catalogue alone; whoever has changed their list since keeps it as it is. */
async function addOwnSkills(
  app: INestApplicationContext,
  { person, skills }: ProfileSnapshot,
  { profile }: DemoCandidate,
): Promise<void> {
  const catalogue = app.get(ReferenceCatalogue);
  const ids = profile.skills.flatMap((tag) => catalogue.skillBySlug(tag)?.id ?? []);
  if (skills.map(({ id }) => id).join() !== ids.join()) return;
  for (const tag of profile.skills) {
    if (catalogue.skillBySlug(tag) === undefined) await app.get(CommandBus).execute(new AddSkill(person.id, tag));
  }
}

async function isUntouched(app: INestApplicationContext, profile: ProfileSnapshot): Promise<boolean> {
  const { skills, sectorIds, destinationIds, texts, experience, education, onlineProfiles, phone, photoAt } = profile;
  const lists = [skills, sectorIds, destinationIds, texts, experience, education, onlineProfiles];
  const cvs = await app.get(CandidateCvs, { strict: false }).count(profile.person.id);
  return cvs === 0 && phone === null && photoAt === null && lists.every(({ length }) => length === 0);
}

async function fill(app: INestApplicationContext, id: number, candidate: DemoCandidate): Promise<void> {
  const { profile } = candidate;
  const commands = app.get(CommandBus);
  await commands.execute(new ChangeTextLanguage(id, profile.textLanguage));
  await commands.execute(new UpdateContactInfo(id, { cityId: profile.cityId }));
  if (profile.phone !== null) await commands.execute(new ChangePhone(id, profile.phone, candidate.country));
  for (const tag of profile.skills) await commands.execute(new AddSkill(id, tag));
  if (profile.sectors.length > 0) await commands.execute(new UpdateSectors(id, sectorIds(app, profile)));
  await commands.execute(new UpdatePreferences(id, profile.preferences));
  for (const { language, headline, letterHtml } of profile.texts) {
    await commands.execute(new UpdatePreferences(id, { headline, letterHtml }, {}, language));
  }
  if (profile.site !== null) {
    await commands.execute(new UpdateOnlineProfiles(id, [{ kind: OWN_SITE, address: profile.site }]));
  }
  if (profile.portrait) {
    await commands.execute(new ChangeAvatar({ accountId: id, sessionId: null }, await drawPortrait(), null));
  }
  await uploadDemoCvs(app, id, candidate);
  // Last of all: what changes a profile keeps its level, and files do so only when there is a worker.
  await addHistory(commands, id, profile);
}

/** The oldest first, as they came; what they do now is highlighted. */
async function addHistory(commands: CommandBus, id: number, { experience, education }: DemoProfile): Promise<void> {
  for (const entry of education.toReversed()) await commands.execute(new AddEducation(id, entry));
  for (const entry of experience.toReversed()) {
    const entryId = await commands.execute(new AddExperience(id, entry));
    if (entry === experience[0]) await commands.execute(new HighlightHistoryEntry(id, 'experience', entryId, true));
  }
}

function sectorIds(app: INestApplicationContext, { sectors }: DemoProfile): number[] {
  const catalogue = app.get(ReferenceCatalogue);
  return sectors.flatMap((code) => catalogue.sector(code)?.id ?? []);
}
