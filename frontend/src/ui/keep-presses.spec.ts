import { beforeEach, expect, it } from '@jest/globals';
import { keepPresses } from './keep-presses.js';
import { partsOnTheirWay } from './parts-on-their-way.js';

/** A button of a page, below a root that lets presses through once its part has come. */
class PageButton extends EventTarget {
  readonly isConnected = true;
  presses = 0;

  constructor(
    private readonly page: EventTarget,
    private readonly canAnswer: () => boolean,
  ) {
    super();
    this.addEventListener('click', () => {
      this.presses++;
    });
  }

  closest(): this {
    return this;
  }

  click(): void {
    const onItsWay = new Event('click');
    Object.defineProperty(onItsWay, 'target', { value: this });
    this.page.dispatchEvent(onItsWay);
    if (this.canAnswer()) this.dispatchEvent(new Event('click'));
  }
}

let page: EventTarget;
let there: boolean;
let button: PageButton;

beforeEach(() => {
  page = new EventTarget();
  there = false;
  button = new PageButton(page, () => there);
  keepPresses(page);
});

/** A part comes into its place, and what waits for it has been told. */
async function comePart(): Promise<void> {
  partsOnTheirWay.begin()();
  await Promise.resolve();
}

it('presses a button again when its part has come, once, however often it was pressed', async () => {
  button.click();
  button.click();
  there = true;
  await comePart();
  await comePart();
  expect(button.presses).toBe(1);
});

it('keeps a press while other parts come', async () => {
  button.click();
  await comePart();
  expect(button.presses).toBe(0);
  there = true;
  await comePart();
  expect(button.presses).toBe(1);
});

it('leaves a press alone that was answered', async () => {
  there = true;
  button.click();
  await comePart();
  expect(button.presses).toBe(1);
});
