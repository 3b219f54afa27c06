import { normalisePlaceName } from './place-name.js';

interface Nameable {
  name: string;
  nativeName: string;
  names: Readonly<Record<string, string>>;
}

/** Less says nothing yet. */
const LEAST_LETTERS = 2;

/** Finds cities by how their names begin, in English, at home, and in languages of the interface. */
export class CitySearch<City extends Nameable> {
  private named: { city: City; names: string[] }[] | undefined;

  /** @param cities in the order in which they are to be suggested: the largest first */
  constructor(private readonly cities: readonly City[]) {}

  /** Cities whose whole name is what was typed come before those that begin so, and these before those with a later word that does. */
  find(typed: string, limit: number, wanted: (city: City) => boolean = () => true): City[] {
    const key = normalisePlaceName(typed);
    if (key.length < LEAST_LETTERS) {
      return [];
    }
    const ranked: City[][] = [[], [], []];
    this.named ??= this.cities.map((city) => ({ city, names: namesOf(city) }));
    for (const { city, names } of this.named) {
      const rank = Math.min(...names.map((name) => rankOf(name, key)));
      if (rank < ranked.length && wanted(city)) {
        ranked[rank]?.push(city);
      }
    }
    return ranked.flat().slice(0, limit);
  }
}

function namesOf({ name, nativeName, names }: Nameable): string[] {
  return [...new Set([name, nativeName, ...Object.values(names)].map(normalisePlaceName))];
}

function rankOf(name: string, key: string): number {
  if (name === key) {
    return 0;
  }
  return name.startsWith(key) ? 1 : name.includes(` ${key}`) ? 2 : 3;
}
