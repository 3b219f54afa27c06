/** What a reader should find in a CV: the values of the person's sheet, in the order of the file. */
export function expectedOf(person) {
  const of = (kind) => person.sections.filter((section) => section.kind === kind);
  return {
    language: person.language,
    contact: {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email ?? null,
      phone: person.phone ?? null,
      locality: person.locality,
      countryCode: person.countryCode,
      links: person.links,
    },
    languages: of('languages').flatMap(({ languages }) => languages.map(({ code, level }) => ({ code, level }))),
    experience: of('experience').flatMap(({ entries }) =>
      entries
        .filter(({ where }) => where)
        .map((entry) => ({
          position: entry.what,
          employer: entry.where,
          start: entry.start,
          end: entry.end,
          ...(entry.place && { locality: entry.place.split(/,| \(/)[0] }),
          ...(entry.countryCode && { countryCode: entry.countryCode }),
        })),
    ),
    education: of('education').flatMap(({ entries }) =>
      entries.map(({ what, where, start, end, isced }) => ({ title: what, school: where, start, end, isced })),
    ),
    skills: of('skills').flatMap(({ skills }) => skills.flatMap(({ words }) => words)),
  };
}
