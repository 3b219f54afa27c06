import type { ProfileSnapshot } from '@babelboard/candidates/contract';
import { foldLetters } from '@babelboard/platform';
import { cityNameIn, nameIn, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { DEFAULT_LANGUAGE, UI_LANGUAGE_CODES } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import type { SentProfile } from './domain/sent-profile.js';

/** Takes from a profile what goes with an application: nothing of age, photo, gender, nationality or how to reach somebody. */
@Injectable()
export class SentProfiles {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  of(profile: ProfileSnapshot): SentProfile {
    const { person, texts, languages, skills } = profile;
    return {
      name: `${person.firstName} ${person.lastName}`.trim(),
      headline: texts.find(({ headline }) => headline !== '')?.headline ?? '',
      place: this.placeOf(profile),
      languages,
      skillIds: skills.flatMap(({ id, ownName }) => (ownName === null ? id : [])),
      ownSkills: skills.flatMap(({ ownName }) => ownName ?? []),
      experience: profile.experience.map(({ position, employer, startedOn, endedOn }) => ({
        ...{ position, employer, from: startedOn, to: endedOn },
      })),
      education: profile.education.map(({ title, school, startedOn, endedOn }) => ({
        ...{ title, school, from: startedOn, to: endedOn },
      })),
    };
  }

  /** What searches find an applicant by, with the names of skills in every language of the interface. */
  wordsOf({ name, headline, place, skillIds, ownSkills, experience, education }: SentProfile): string {
    const skills = skillIds.flatMap((id) => {
      const skill = this.catalogue.skill(id);
      return skill === undefined ? [] : UI_LANGUAGE_CODES.map((language) => nameIn(skill, language).name);
    });
    const jobs = experience.flatMap(({ position, employer }) => [position, employer]);
    const schools = education.flatMap(({ title, school }) => [title, school]);
    return foldLetters([name, headline, place, ...skills, ...ownSkills, ...jobs, ...schools].join(' '));
  }

  private placeOf({ person, cityId }: ProfileSnapshot): string {
    const city = cityId === null ? undefined : this.catalogue.city(cityId);
    const country = person.countryId === null ? undefined : this.catalogue.country(person.countryId);
    const locality = city === undefined ? person.locality : cityNameIn(city, DEFAULT_LANGUAGE);
    return [locality, country?.name].filter((part) => part != null && part !== '').join(', ');
  }
}
