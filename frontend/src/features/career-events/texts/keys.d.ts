interface TextCatalogue extends Readonly<typeof import('./en.json')> {}
