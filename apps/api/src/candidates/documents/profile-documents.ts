import { Avatars, type ProfileSnapshot, ProfileSnapshots } from '@babelboard/candidates';
import { htmlToProse, type ProfileDocument, type ProfilePhoto, SPOKEN_LEVELS } from '@babelboard/profile-documents';
import { nameIn, ReferenceCatalogue } from '@babelboard/reference-data';
import { uiLanguageOf } from '@babelboard/texts';
import { ONLINE_PROFILES } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { isIn, localisedProfile } from './localised-profile.js';

/** Sharp enough on paper in the size in which it is set. */
const QUALITY = 88;

/** Profiles as they are taken along, in a language. */
@Injectable()
export class ProfileDocuments {
  constructor(
    private readonly profiles: ProfileSnapshots,
    private readonly avatars: Avatars,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  async snapshot(accountId: number): Promise<ProfileSnapshot> {
    const profile = await this.profiles.find(accountId);
    if (profile === null) {
      throw new Error('A candidate’s session outlived the candidate');
    }
    return profile;
  }

  /** @param photo read apart, for most files have none */
  documentOf(profile: ProfileSnapshot, language: string, photo: ProfilePhoto | null = null): ProfileDocument {
    const { person, phone, bornOn } = profile;
    const said = localisedProfile(profile, language);
    // What is in the language asked for needs no mark, whatever region it is written for.
    const markOf = (text: { language: string }) => (isIn(text, language) ? null : text.language);
    const countryCode = (id: number | null) => (id === null ? null : (this.catalogue.country(id)?.iso2 ?? null));
    const periodOf = ({ startedOn, endedOn }: { startedOn: string; endedOn: string | null }) => ({
      start: startedOn,
      end: endedOn,
      ongoing: endedOn === null,
    });
    return {
      language,
      contact: {
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        phone: phone?.e164 || null,
        locality: person.locality,
        countryCode: countryCode(person.countryId),
        birthDate: bornOn,
      },
      headline: said.headline && { text: said.headline.text, language: markOf(said.headline) },
      summary: said.letterHtml && { text: htmlToProse(said.letterHtml.text), language: markOf(said.letterHtml) },
      languages: profile.languages.flatMap(({ languageId, level }) => {
        const code = this.catalogue.language(languageId)?.code;
        return code === undefined ? [] : [{ code, name: null, level: SPOKEN_LEVELS[level - 1] ?? null }];
      }),
      skills: this.skillNames(profile, language),
      experience: said.experience.map((entry) => ({
        position: entry.position,
        employer: entry.employer,
        period: periodOf(entry),
        description: entry.description,
        locality: entry.locality,
        countryCode: countryCode(entry.countryId),
        language: markOf(entry),
      })),
      education: said.education.map((entry) => ({
        title: entry.title,
        school: entry.school,
        period: periodOf(entry),
        description: entry.description,
        iscedLevel: entry.iscedLevel,
        language: markOf(entry),
      })),
      onlineProfiles: profile.onlineProfiles.flatMap(({ kind, url }) => {
        const [name] = Object.entries(ONLINE_PROFILES).find(([, id]) => id === kind) ?? [];
        return name === undefined ? [] : [{ kind: name as keyof typeof ONLINE_PROFILES, url }];
      }),
      photo,
    };
  }

  /** As documents take it; null where there is none. */
  async photoOf(accountId: number): Promise<ProfilePhoto | null> {
    const stored = await this.avatars.find(accountId, 512);
    const bytes = stored && (await sharp(stored.content).jpeg({ quality: QUALITY }).toBuffer());
    return bytes && { mediaType: 'image/jpeg', bytes };
  }

  private skillNames({ skills }: ProfileSnapshot, language: string): string[] {
    return skills.flatMap(({ id, ownName }) => {
      const skill = this.catalogue.skill(id);
      return ownName ?? (skill === undefined ? [] : nameIn(skill, uiLanguageOf(language)).name);
    });
  }
}
