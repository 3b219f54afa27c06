/** Brings catalogues of texts in the language of the page, by their names. */
type TextSource = (catalogues: readonly string[]) => Promise<unknown>;

/** On the server all texts are there. */
let source: TextSource = () => Promise.resolve();

/** Says where texts come from, once, before anything is rendered. */
export function bringTextsFrom(next: TextSource): void {
  source = next;
}

/** Waits for texts that come with the code of a page or of a part of it, and for those of the frame; what is there is not asked for again. */
export async function bringTexts(catalogues: readonly string[]): Promise<void> {
  await source(catalogues);
}
