import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../read-document.js';
import { column, type PlacedText, pdfOf } from '../testing/made-pdf.js';

const read = async (...pages: PlacedText[][]) => (await readDocument(pdfOf(...pages), 'pdf')).lines;
const texts = async (...pages: PlacedText[][]) => (await read(...pages)).map(({ text }) => text);

describe('of a PDF', () => {
  it('places, sizes and bold letters are read', async () => {
    const lines = await read([
      { text: 'Jana Novak', x: 50, y: 60, size: 20, bold: true },
      { text: 'Cook', x: 50, y: 90 },
    ]);
    expect(lines).toMatchObject([
      { text: 'Jana Novak', page: 1, x: 50, size: 20, bold: true },
      { text: 'Cook', page: 1, x: 50, size: 10, bold: false },
    ]);
    expect(lines.map(({ y }) => Math.round(y))).toEqual([60, 90]);
  });

  it('dates beside what they are of make one line, though they are set at the right edge', async () => {
    const page = [
      ...column(50, 100, 60, 'Cook', 'Waiter', 'Barista'),
      ...column(480, 100, 60, '2019 - 2021', '2017 - 2019', '2015 - 2017'),
      ...column(
        50,
        120,
        60,
        'A long line that tells what somebody did there, and goes as far as the edge of the page and on',
      ),
    ];
    expect((await texts(page)).filter((text) => text.includes('\t'))).toEqual([
      'Cook\t2019 - 2021',
      'Waiter\t2017 - 2019',
      'Barista\t2015 - 2017',
    ]);
  });

  it('a column of dates is read with what stands beside it, wrapped ones as one', async () => {
    const page = [
      ...column(50, 100, 14, '03/2020 -', 'today'),
      ...column(50, 160, 14, '2018 - 2020'),
      ...column(50, 220, 14, '2015 - 2018'),
      ...column(150, 100, 14, 'Cook', 'Restaurant Star', 'Menus'),
      ...column(150, 160, 14, 'Waiter', 'Cafe Moon'),
      ...column(150, 220, 14, 'Student', 'School'),
    ];
    expect(await texts(page)).toEqual([
      '03/2020 - today\tCook',
      'Restaurant Star',
      'Menus',
      '2018 - 2020\tWaiter',
      'Cafe Moon',
      '2015 - 2018\tStudent',
      'School',
    ]);
  });

  it('a sidebar is read apart, over all pages', async () => {
    const side = (y: number) =>
      column(40, y, 13, 'Skills', 'Baking', 'Cooking', 'Cleaning', 'Dutch', 'Polish', 'Danish', 'Email');
    const main = (name: string) =>
      column(220, 105, 17.3, ...['Work', 'Cook', 'Star', 'Menus', 'Orders', 'Wine'].map((word) => `${word} ${name}`));
    const lines = await read(
      [
        { text: 'Jana Novak, a cook who also bakes and likes to travel a lot', x: 40, y: 50, size: 18 },
        ...side(100),
        ...main('one'),
      ],
      main('two'),
    );
    const words = lines.map(({ text }) => text.split(' ')[0]);
    expect(words.slice(1)).toEqual([
      ...['Skills', 'Baking', 'Cooking', 'Cleaning', 'Dutch', 'Polish', 'Danish', 'Email'],
      ...['Work', 'Cook', 'Star', 'Menus', 'Orders', 'Wine', 'Work', 'Cook', 'Star', 'Menus', 'Orders', 'Wine'],
    ]);
    expect(lines.at(-1)?.area).toBe(lines[9]?.area);
  });

  it('a cell of a table that had to go on below is one, a line that stands below its title is not', async () => {
    const page = [
      ...column(50, 100, 60, '2019 - 2021', '2017 - 2019', '2015 - 2017'),
      ...column(160, 100, 60, 'Sample Transport', 'Trial Stores', 'Model Bakery'),
      { text: 'Company Ltd', x: 160, y: 112 },
      ...[100, 160, 220].map((y) => ({ text: 'Cook', x: 300, y, bold: true })),
      ...column(300, 112, 60, 'Fish and vegetables', 'Orders', 'Bread'),
    ];
    const lines = await texts(page);
    expect(lines.filter((text) => text.includes('Cook'))).toEqual([
      '2019 - 2021\tSample Transport Company Ltd\tCook',
      '2017 - 2019\tTrial Stores\tCook',
      '2015 - 2017\tModel Bakery\tCook',
    ]);
    expect(lines).toContain('Fish and vegetables');
  });

  it('cards beside each other are read one after the other', async () => {
    const card = (x: number, y: number, title: string, dates: string) =>
      column(x, y, 14, title, `${title} House`, 'Nowhere', dates);
    const page = [
      ...card(50, 100, 'Cook', '2019 - 2021'),
      ...card(320, 100, 'Waiter', '2017 - 2019'),
      ...card(50, 180, 'Barista', '2015 - 2017'),
      ...card(320, 180, 'Baker', '2013 - 2015'),
    ];
    const lines = await texts(page);
    expect(lines.filter((text) => /^(?:Cook|Waiter|Barista|Baker)$|^\d/.test(text))).toEqual([
      ...['Cook', '2019 - 2021', 'Barista', '2015 - 2017'],
      ...['Waiter', '2017 - 2019', 'Baker', '2013 - 2015'],
    ]);
  });

  it('page numbers and repeated heads are left out', async () => {
    const page = (number: number) => [
      { text: 'CV of Jana Novak', x: 50, y: 30 },
      { text: `Work ${['one', 'two'][number]}`, x: 50, y: 200 + number * 50 },
      { text: `Page ${number + 1} of 2`, x: 50, y: 800 },
    ];
    expect(await texts(page(0), page(1))).toEqual(['CV of Jana Novak', 'Work one', 'Work two']);
  });

  it('letters set apart are words', async () => {
    expect(await texts([{ text: 'E D U C A T I O N', x: 50, y: 60 }])).toEqual(['EDUCATION']);
  });
});
