import { isHarmlessLink, isOnOwnDisk, isOutside } from './addresses.js';
import { type ContentTypes, partName } from './content-types.js';
import { Refused } from './refused.js';
import type { XmlElement } from './xml-elements.js';
import { onlyUse } from './xml-part.js';

/** Other documents, objects and programs in a document, by the last word of what names the kind of a relation. */
const HARMFUL: ReadonlySet<string> = new Set([
  'afchunk',
  'attachedtoolbars',
  'activexcontrolbinary',
  'control',
  'extensibility',
  'frame',
  'oleobject',
  'package',
  'subdocument',
  'vbaproject',
  'wordvbadata',
]);
const CHART = /chart(ex)?\+xml$/;
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const RELATIONS = /^(?:(.*)\/)?_rels\/([^/]*)\.rels$/i;
/** What Word writes itself where the file of a picture is gone. */
const GONE = /(^|\/)null$/i;

/** Judges how parts of an Office document lead to each other and out of it. */
export class Relations {
  private readonly names: ReadonlyMap<string, string>;
  /** Tables with the numbers of charts. */
  readonly workbooks = new Set<string>();

  constructor(private readonly types: ContentTypes) {
    this.names = new Map([...types.keys()].map((name) => [partName(name), name]));
  }

  /**
   * @param part in which the relation stands
   * @throws Refused CV_HAS_PROGRAM, CV_REACHES_OUT, CV_BROKEN where it leads to no part
   */
  take(part: string, element: XmlElement): void {
    const kind = (element.plain('Type') ?? '').trim().replace(/^.*\//s, '').toLowerCase();
    const target = (element.plain('Target') ?? '').trim();
    const mode = (element.plain('TargetMode') ?? 'Internal').trim().toLowerCase();
    if (mode !== 'internal') {
      this.takeExternal(kind, target);
    } else if (isOutside(target)) {
      throw new Refused('CV_REACHES_OUT');
    } else {
      this.takeInternal(part, kind, target);
    }
  }

  private takeExternal(kind: string, target: string): void {
    if (HARMFUL.has(kind)) {
      throw new Refused('CV_HAS_PROGRAM');
    }
    const isKnown =
      (kind === 'hyperlink' && isHarmlessLink(target)) ||
      // Word writes from which template of theirs somebody began, and does without it where it is not.
      (kind === 'attachedtemplate' && isOnOwnDisk(target)) ||
      (kind === 'image' && GONE.test(target) && !isOutside(target));
    if (!isKnown) {
      throw new Refused('CV_REACHES_OUT');
    }
  }

  private takeInternal(relations: string, kind: string, target: string): void {
    const [, folder = '', source = ''] = RELATIONS.exec(relations) ?? [];
    const name = this.names.get(partName(resolve(folder, target)));
    const sourceName = this.names.get(partName(folder === '' ? source : `${folder}/${source}`));
    const isWorkbook = CHART.test(this.typeOf(sourceName)) && this.typeOf(name) === WORKBOOK && kind === 'package';
    if (kind === 'attachedtemplate' || (HARMFUL.has(kind) && !isWorkbook)) {
      throw new Refused('CV_HAS_PROGRAM');
    }
    if (name === undefined && !target.startsWith('#') && !(kind === 'image' && GONE.test(target))) {
      throw new Refused('CV_BROKEN');
    }
    const use = name === undefined ? null : onlyUse(name);
    if (use !== null && use !== kind) {
      throw new Refused('CV_HAS_PROGRAM');
    }
    if (name !== undefined && isWorkbook) this.workbooks.add(name);
  }

  private typeOf(name: string | undefined): string {
    return name === undefined ? '' : (this.types.get(name) ?? '');
  }
}

/** The name of a part as a relation in this folder says it. */
function resolve(folder: string, target: string): string {
  const path = target.split('#')[0] ?? '';
  const segments = path.startsWith('/') ? [] : folder.split('/');
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.filter((segment) => segment !== '').join('/');
}
