/** What pages show, by kind and id: `offer:12`, `company:7`. */
export type PageSubject = `${string}:${number}`;

/** What a page depends on: a subject, or any of a kind (`offer:*`). */
export type PageDependency = PageSubject | `${string}:*`;

/** What has changed on public pages: some subjects, or nobody can tell what. */
export class PageChange {
  private readonly changed: ReadonlySet<PageDependency> | null;

  constructor(subjects: Iterable<PageSubject> | 'anything') {
    this.changed = subjects === 'anything' ? null : new Set([...subjects].flatMap((one) => [one, anyOfKind(one)]));
  }

  /** Whether what depends on these has to be made anew. */
  concerns(dependencies: Iterable<PageDependency>): boolean {
    const { changed } = this;
    return changed === null || [...dependencies].some((one) => changed.has(one));
  }
}

function anyOfKind(subject: PageSubject): PageDependency {
  return `${subject.slice(0, subject.indexOf(':'))}:*`;
}
