/** One kind of record with its indexes. */
export class Shelf<T extends { id: number; slug: string }> {
  private readonly byId: Map<number, T>;
  private readonly bySlug: Map<string, T>;

  constructor(readonly all: readonly T[]) {
    this.byId = new Map(all.map((record) => [record.id, record]));
    this.bySlug = new Map(all.map((record) => [record.slug.toLowerCase(), record]));
  }

  get(id: number): T | undefined {
    return this.byId.get(id);
  }

  named(slug: string): T | undefined {
    return this.bySlug.get(slug.toLowerCase());
  }
}
