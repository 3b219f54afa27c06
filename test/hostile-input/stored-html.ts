import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

export interface AllowedHtml {
  tags: readonly string[];
}

type Node = DefaultTreeAdapterTypes.Node;

/** What stored HTML could do that a text may not, as a browser reads it now and after each Unicode normalisation. */
export function faultsOfStoredHtml(html: string, { tags }: AllowedHtml): string[] {
  const tree = parseFragment(html);
  const allowed = new Set([...tags, '#text', '#document-fragment', ...(tags.includes('table') ? ['tbody'] : [])]);
  const faults = foreignParts(tree, allowed);
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
    const normalised = parseFragment(html.normalize(form));
    if (outline(normalised, form) !== outline(tree, form)) {
      faults.push(`another tree after ${form}`);
    }
  }
  // Browsers write a tree out and read it again when a page moves it.
  return [...faults, ...foreignParts(parseFragment(serialize(tree)), allowed)];
}

function foreignParts(root: Node, allowed: ReadonlySet<string>): string[] {
  const found: string[] = [];
  visit(root, (node) => {
    if (!allowed.has(node.nodeName)) {
      found.push(`<${node.nodeName}>`);
    }
    for (const { name, value } of 'attrs' in node ? node.attrs : []) {
      const link = name === 'href' && /^(?:https?:\/\/|mailto:)[!-~]+$/.test(value);
      if (node.nodeName !== 'a' || (!link && !(name === 'rel' && value === 'nofollow noopener'))) {
        found.push(`<${node.nodeName} ${name}="${value}">`);
      }
    }
  });
  return found;
}

/** What a browser makes of the HTML, in one line. */
export function treeOf(html: string): string {
  return outline(parseFragment(html), 'NFC');
}

/** The tree in one line: elements, attributes and texts. */
function outline(root: Node, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  const lines: string[] = [];
  visit(
    root,
    (node) => {
      const attributes = 'attrs' in node ? node.attrs.map(({ name, value }) => ` ${name}="${value}"`).join('') : '';
      lines.push('value' in node ? node.value.normalize(form) : `<${node.nodeName}${attributes}>`);
    },
    () => lines.push('/'),
  );
  return lines.join('');
}

function visit(node: Node, enter: (node: Node) => void, leave: (node: Node) => void = () => {}): void {
  enter(node);
  if ('childNodes' in node) {
    for (const child of node.childNodes) {
      visit(child, enter, leave);
    }
  }
  leave(node);
}
