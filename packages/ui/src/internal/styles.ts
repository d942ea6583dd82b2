import {
  globalStyle as plainGlobalStyle,
  style as plainStyle,
  styleVariants as plainVariants,
  type ComplexStyleRule,
} from '@vanilla-extract/css';
import { recipe as plainRecipe, type RuntimeFn } from '@vanilla-extract/recipes';
import { layered, type Rule } from './layered.ts';

export type { Rule } from './layered.ts';

type ClassNames = string | ClassNames[];
type Rules = Rule | (Rule | ClassNames)[];
type Groups = Record<string, Record<string, Rules | string>>;
/** The names of the variants only: a declaration of a recipe need not name the types of its rules. */
type Names<Variants> = { [Group in keyof Variants]: { [Value in keyof Variants[Group]]: string } };
type Selection<Variants> = NonNullable<Parameters<RuntimeFn<Names<Variants>>>[0]>;

interface RecipeOptions<Variants extends Groups> {
  base?: Rules | string;
  variants?: Variants;
  defaultVariants?: Selection<Variants>;
  compoundVariants?: { variants: Selection<Variants>; style: Rules | string }[];
}

const isClass = (rule: Rule | ClassNames): rule is ClassNames => typeof rule === 'string' || Array.isArray(rule);

const inLayer = (rules: Rules): ComplexStyleRule =>
  Array.isArray(rules) ? rules.map((rule) => (isClass(rule) ? rule : layered(rule))) : layered(rules);

const ofRecipe = (rules: Rules | string) => (typeof rules === 'string' ? rules : inLayer(rules));

/** As `style` of vanilla-extract, in the layer of components. */
export const style = (rules: Rules, debugId?: string): string => plainStyle(inLayer(rules), debugId);

/** As `globalStyle` of vanilla-extract, in the layer of components. */
export const globalStyle = (selector: string, rule: Rule): void => plainGlobalStyle(selector, layered(rule));

/** As `styleVariants` of vanilla-extract, in the layer of components. */
export function styleVariants<Styles extends Record<string | number, Rules>>(
  styles: Styles,
  debugId?: string,
): Record<keyof Styles, string>;
export function styleVariants<Data extends Record<string | number, unknown>, Key extends keyof Data>(
  data: Data,
  toRules: (value: Data[Key], key: Key) => Rules,
  debugId?: string,
): Record<keyof Data, string>;
export function styleVariants(
  data: Record<string, unknown>,
  toRules?: ((value: unknown, key: string) => Rules) | string,
  debugId?: string,
): Record<string, string> {
  if (typeof toRules === 'function') return plainVariants(data, (value, key) => inLayer(toRules(value, key)), debugId);
  return plainVariants(data as Record<string, Rules>, inLayer, toRules);
}

/** As `recipe` of vanilla-extract, in the layer of components. */
export function recipe<Variants extends Groups>(
  { base, variants, compoundVariants, ...options }: RecipeOptions<Variants>,
  debugId = '',
): RuntimeFn<Names<Variants>> {
  const groups = Object.entries(variants ?? {}).map(([group, values]) => [
    group,
    Object.fromEntries(Object.entries(values).map(([value, rules]) => [value, ofRecipe(rules)])),
  ]);
  const pattern = {
    ...options,
    base: base === undefined ? base : ofRecipe(base),
    variants: Object.fromEntries(groups) as Names<Variants>,
    compoundVariants: compoundVariants?.map((compound) => ({ ...compound, style: ofRecipe(compound.style) })),
  };
  return plainRecipe(pattern as Parameters<typeof plainRecipe<Names<Variants>>>[0], debugId);
}
