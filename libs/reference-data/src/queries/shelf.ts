/** One kind of record with its indexes. */
export class Shelf<T extends { id: number; slug: string }> {
  private readonly byId: Map<number, T>;
  private readonly bySlug: Map<string, T>;

  /** @param formerSlugs slugs that a record had before, by its id; they go on leading to it */
  constructor(
    readonly all: readonly T[],
    formerSlugs: ReadonlyMap<number, readonly string[]> = new Map(),
  ) {
    this.byId = new Map(all.map((record) => [record.id, record]));
    this.bySlug = new Map(
      all.flatMap((record) =>
        [record.slug, ...(formerSlugs.get(record.id) ?? [])].map((slug) => [slug.toLowerCase(), record]),
      ),
    );
  }

  get(id: number): T | undefined {
    return this.byId.get(id);
  }

  named(slug: string): T | undefined {
    return this.bySlug.get(slug.toLowerCase());
  }
}
