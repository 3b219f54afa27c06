/** Both forms of `Kellner/Kellnerin`, as compared: accents, signs and capitals do not matter. */
export function keysOf(label) {
  return label.split('/').map((name) =>
    (
      name
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}+#]+/gu) ?? []
    ).join(' '),
  );
}

/**
 * Parts what occupations are called from what is said of them among others: a name belongs to the occupation that everybody calls so, or
 * that ESCO prefers to call so in some language. ESCO gives it to others too (*Krankenschwester* to nurse assistants, *serveur* to
 * baristas), and some words are said of a whole group (*teacher*): such words are `related`, by which offers are found and nothing is called.
 * @param rows of occupations: their names by language, `everyday` ones and words of their group among them
 * @returns by row `names` and `related`
 */
export function ownNames(rows) {
  const everyday = ownersOf(rows, (row) => Object.entries(row.everyday));
  const isOfAnother = (row, language, label) =>
    keysOf(label).some((key) => everyday.has(language, key) && !everyday.get(language, key).has(row.uri));
  const preferredOf = (row, language) => row.names[language].find((label) => !isOfAnother(row, language, label));
  const preferred = ownersOf(rows, (row) =>
    Object.keys(row.names).map((language) => [language, [preferredOf(row, language) ?? []].flat()]),
  );
  return rows.map((row) => {
    const ofGroup = new Set(Object.entries(row.group).flatMap(([language, words]) => inLanguage(language, words)));
    const isOwn = (language, label) =>
      !isOfAnother(row, language, label) &&
      keysOf(label).every((key) => {
        if (everyday.has(language, key) || label === preferredOf(row, language)) return true;
        if (ofGroup.has(`${language} ${key}`)) return false;
        const owners = [everyday.inAny(key), preferred.inAny(key)].filter((some) => some !== undefined);
        return owners.length === 0 || owners.some((some) => some.has(row.uri));
      });
    const names = {};
    const related = {};
    for (const [language, labels] of Object.entries(row.names)) {
      const own = labels.filter((label) => isOwn(language, label));
      // English is what an occupation is shown by.
      if (own.length === 0 && language === 'en') own.push(labels[0]);
      const others = labels.filter((label) => !own.includes(label));
      if (own.length > 0) names[language] = own;
      if (others.length > 0) related[language] = others;
    }
    for (const [language, words] of Object.entries(row.group)) {
      const known = [...(names[language] ?? []), ...(related[language] ?? [])].flatMap(keysOf);
      const fresh = words.filter((word) => !keysOf(word).every((key) => known.includes(key)));
      if (fresh.length > 0) related[language] = [...(related[language] ?? []), ...fresh];
    }
    return { names, related };
  });
}

function inLanguage(language, labels) {
  return labels.flatMap(keysOf).map((key) => `${language} ${key}`);
}

/** Which rows a name belongs to, in one language or in any. */
function ownersOf(rows, namesOf) {
  const byLanguage = new Map();
  const inAny = new Map();
  const add = (map, key, uri) => map.set(key, (map.get(key) ?? new Set()).add(uri));
  for (const row of rows) {
    for (const [language, labels] of namesOf(row)) {
      for (const key of labels.flatMap(keysOf)) {
        add(byLanguage, `${language} ${key}`, row.uri);
        add(inAny, key, row.uri);
      }
    }
  }
  return {
    get: (language, key) => byLanguage.get(`${language} ${key}`),
    has: (language, key) => byLanguage.has(`${language} ${key}`),
    inAny: (key) => inAny.get(key),
  };
}
