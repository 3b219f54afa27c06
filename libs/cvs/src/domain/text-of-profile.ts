import type { ProfileDocument } from '@babelboard/profile-documents/contract';

/** The words of a profile that came as a file, to be searched: one line for each thing that it says. */
export function textOfProfile(profile: ProfileDocument): string {
  const { contact, headline, summary, skills } = profile;
  return [
    `${contact.firstName} ${contact.lastName}`,
    [contact.locality, contact.countryCode].filter(Boolean).join(', '),
    headline?.text,
    summary?.text,
    ...profile.experience.flatMap((entry) => [`${entry.position}, ${entry.employer}`, entry.description]),
    ...profile.education.flatMap((entry) => [`${entry.title}, ${entry.school}`, entry.description]),
    ...profile.languages.map(({ name, code, level }) => [name ?? code, level].filter(Boolean).join(': ')),
    skills.join(', '),
  ]
    .filter((line) => line != null && line !== '')
    .join('\n');
}
