/** What a part of a CV is about; `other` is what is not taken over: hobbies, references, publications. */
export const SECTION_KINDS = ['other', 'languages', 'education', 'experience', 'skills', 'contact', 'summary'] as const;

export type SectionKind = (typeof SECTION_KINDS)[number];
