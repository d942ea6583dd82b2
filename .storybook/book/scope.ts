import { Fragment, useCallback, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import * as kit from '../../packages/ui/src/index.ts';

/** What code in the playground may name: all of the kit, and React's hooks. */
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
};
