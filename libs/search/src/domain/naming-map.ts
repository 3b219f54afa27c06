/** The name that a concept is known by, another one of its own, or a word that is said of it among others. */
const STANDINGS = ['preferred', 'other', 'related'] as const;

/** A concept goes by a name in a language. */
export interface Naming {
  conceptId: number;
  language: string;
  standing: (typeof STANDINGS)[number];
}

/** More than there are languages. */
const LANGUAGES = 64;

/** Which concepts go by a name. There are hundreds of thousands, so a naming is kept as one number and put together when it is asked for. */
export class NamingMap {
  private readonly languages: string[] = [];
  private readonly kept = new Map<string, number | number[]>();

  /** Of a concept's namings in one language the first stays. */
  add(name: string, { conceptId, language, standing }: Naming): void {
    const spoken = conceptId * LANGUAGES + this.numberOf(language);
    const naming = spoken * STANDINGS.length + STANDINGS.indexOf(standing);
    const known = this.kept.get(name);
    if (known === undefined) {
      this.kept.set(name, naming);
    } else if (typeof known === 'number') {
      if (spokenOf(known) !== spoken) {
        this.kept.set(name, [known, naming]);
      }
    } else if (!known.some((other) => spokenOf(other) === spoken)) {
      known.push(naming);
    }
  }

  /** Undefined where nothing is called so. */
  get(name: string): Naming[] | undefined {
    const known = this.kept.get(name);
    return known === undefined ? undefined : [known].flat().map((naming) => this.unpack(naming));
  }

  private unpack(naming: number): Naming {
    const spoken = spokenOf(naming);
    return {
      conceptId: Math.floor(spoken / LANGUAGES),
      language: this.languages[spoken % LANGUAGES] ?? '',
      standing: STANDINGS[naming % STANDINGS.length] ?? 'related',
    };
  }

  private numberOf(language: string): number {
    const known = this.languages.indexOf(language);
    return known >= 0 ? known : this.languages.push(language) - 1;
  }
}

function spokenOf(naming: number): number {
  return Math.floor(naming / STANDINGS.length);
}
