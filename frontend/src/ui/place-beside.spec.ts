import { expect, it } from '@jest/globals';
import { sideOf } from './place-beside.js';

const VIEW = { top: 0, bottom: 780 };

it('opens below where there is room', () => {
  expect(sideOf({ top: 100, bottom: 144 }, 300, VIEW)).toEqual({ up: false, room: 624 });
});

it('opens above at the end of the window, and where there is more room of too little', () => {
  expect(sideOf({ top: 700, bottom: 744 }, 300, VIEW)).toEqual({ up: true, room: 688 });
  expect(sideOf({ top: 400, bottom: 444 }, 600, VIEW)).toEqual({ up: true, room: 388 });
  expect(sideOf({ top: 300, bottom: 344 }, 600, VIEW).up).toBe(false);
});
