import { type ComponentType, lazy } from 'react';
import { loadCode } from '../api/load-code.js';
import { bringTexts } from '../i18n/bring-texts.js';

/** The code of a part did not come. */
export class PartError extends Error {
  override readonly name = 'PartError';

  constructor(
    cause: unknown,
    /** From then on the part asks for its code again; whoever shows something in its place calls it. */
    readonly forget: () => void,
  ) {
    super('A part of the page did not load', { cause });
  }
}

export type LazyPart<Props> = ComponentType<Props> & {
  /** Brings the code before it is shown: then it is shown without waiting. */
  preload(): Promise<unknown>;
};

/**
 * A component whose code comes when it is shown, with the catalogues of texts that it needs beyond those of its page.
 * After a failure it can be asked for again, which React's `lazy` never does.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  texts: readonly string[] = [],
): LazyPart<Props> {
  const bring = async () => {
    const module = await withTexts(typeof window === 'undefined' ? load() : loadCode(load), texts);
    Present = module.default;
    return module;
  };
  const forget = () => {
    Present = begin();
  };
  const begin = () =>
    lazy(() =>
      bring().catch((error) => {
        throw new PartError(error, forget);
      }),
    ) as unknown as ComponentType<Props>;
  let Present = begin();
  const Part = (props: Props) => <Present {...props} />;
  return Object.assign(Part, { preload: bring });
}

async function withTexts<Code>(code: Promise<Code>, texts: readonly string[]): Promise<Code> {
  const [loaded] = await Promise.all([code, bringTexts(texts)]);
  return loaded;
}
