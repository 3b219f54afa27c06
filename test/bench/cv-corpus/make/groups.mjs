/** Entries of one employer in a row, if the person writes the employer once above several positions. */
export function groupsOf(person, section) {
  const groups = [];
  for (const entry of section.entries) {
    const last = groups.at(-1);
    if (person.grouped && section.kind === 'experience' && last?.[0].where === entry.where) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

export const join = (separator, ...parts) => parts.filter(Boolean).join(separator);
