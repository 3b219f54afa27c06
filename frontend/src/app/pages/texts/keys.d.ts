interface TextCatalogue extends Readonly<typeof import('./en.json')> {}

interface TextDocuments {
  'app/pages/information': typeof import('./information.en.json');
  'app/pages/legal': typeof import('./legal.en.json');
  'app/pages/text-versions': typeof import('./text-versions.en.json');
}
