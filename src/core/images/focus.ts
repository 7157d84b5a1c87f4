import * as v from 'valibot';

/** The point of an image that stays visible when a page crops it, in hundredths from the left and the top. */
export const centre: Focus = { x: 50, y: 50 };

/** In percent. An arrow key moves the focus point by one step, and pages round its position to whole steps. */
export const focusStep = 5;

export const focusSchema = v.object({ x: hundredth(), y: hundredth() });

/** Returns classes such as 'x50 y80', because the CSP forbids `style` attributes. */
export const focusClasses = ({ x, y }: Focus): string => `x${stepped(x)} y${stepped(y)}`;

/** The CSS classes with which a page sets the focus of an image. */
export const focusRules = (): string =>
  (['x', 'y'] as const)
    .flatMap((axis) => focusSteps.map((at) => `.${axis}${at} { --${axis}: ${at}%; }`))
    .join('\n');

export const sameFocus = (one: Focus = centre, other: Focus = centre): boolean =>
  one.x === other.x && one.y === other.y;

/** Moves a focus, within the image. */
export const movedFocus = ({ x, y }: Focus, by: Focus): Focus => ({
  x: within(x + by.x),
  y: within(y + by.y),
});

/**
 * Returns the largest part of an image in the proportions of `shape`, placed by the focus as CSS `object-position`
 * does.
 */
export function cropAround(
  { width, height }: Size,
  shape: Size & { focus: Focus },
): Size & { left: number; top: number } {
  const scale = Math.min(width / shape.width, height / shape.height);
  const cut = {
    width: Math.max(1, Math.min(width, Math.round(shape.width * scale))),
    height: Math.max(1, Math.min(height, Math.round(shape.height * scale))),
  };
  return {
    ...cut,
    left: Math.round(((width - cut.width) * shape.focus.x) / 100),
    top: Math.round(((height - cut.height) * shape.focus.y) / 100),
  };
}

const stepped = (value: number): number => Math.round(within(value) / focusStep) * focusStep;

const focusSteps = Array.from({ length: 100 / focusStep + 1 }, (_, step) => step * focusStep);

const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

function hundredth() {
  return v.pipe(
    v.number('A number from 0 to 100.'),
    v.integer('A whole number.'),
    v.minValue(0, 'A number from 0 to 100.'),
    v.maxValue(100, 'A number from 0 to 100.'),
  );
}

export type Focus = { x: number; y: number };
type Size = { width: number; height: number };
