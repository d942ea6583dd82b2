import { Fragment, useCallback, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import * as kit from '../../packages/ui/src/index.ts';

/** What code in the playground and in examples may name: all of the kit, React's hooks, and the `fn()` of stories. */
export const SCOPE = {
  ...kit,
  Fragment,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  fn: () => () => undefined,
};
