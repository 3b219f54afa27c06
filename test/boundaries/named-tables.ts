import ts from 'typescript';

export interface NamedTable {
  schema: string | undefined;
  table: string;
}

const NAME = String.raw`"?([a-z_][a-z0-9_]*)"?(?:\."?([a-z_][a-z0-9_]*)"?)?(?![\w.?(])`;
/** What may stand between two tables of a list: an alias. */
const ALIAS = String.raw`(?:\s+(?:AS\s+)?[a-z_][a-z0-9_]*)?`;
/** A word of SQL after which a table stands, or several with commas between them. */
const AFTER = new RegExp(
  String.raw`\b(?:FROM|JOIN|INTO|UPDATE|TABLE|TRUNCATE|USING)\s+(?:ONLY\s+)?(${NAME}${ALIAS}(?:\s*,\s*${NAME}${ALIAS})*)`,
  'g',
);
const EACH = new RegExp(`(?:^|,)\\s*${NAME}`, 'g');

/** Tables that the SQL in a source file names. SQL has its words in capitals; what is put into a statement stands for no name. */
export function tablesNamedIn(file: string, code: string): NamedTable[] {
  return textsOf(file, code).flatMap((text) =>
    [...text.matchAll(AFTER)].flatMap(([, list = '']) =>
      [...list.matchAll(EACH)].map(([, first = '', second]) =>
        second === undefined ? { schema: undefined, table: first } : { schema: first, table: second },
      ),
    ),
  );
}

/** The strings and templates of a source file; a question mark stands for what a template puts in. */
function textsOf(file: string, code: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      texts.push(node.text);
    } else if (ts.isTemplateExpression(node)) {
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('?'));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest));
  return texts;
}
