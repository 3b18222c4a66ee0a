import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Outlet, type RouteObject, useNavigate } from 'react-router-dom';
import { writeConfig } from '#frontend/testing/show-to.tsx';
import { Pages } from './Pages.tsx';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  document.head.innerHTML = '';
  writeConfig();
  window.scrollTo = scrollTo as typeof window.scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  jest.restoreAllMocks();
  scrollTo.mockReset();
  scrollIntoView.mockReset();
});

function Start() {
  return (
    <>
      <Link to="/next">Next</Link>
      <Link to="/next#part">Part</Link>
    </>
  );
}

function Next() {
  const navigate = useNavigate();
  return (
    <>
      <p id="part">Here</p>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

function Broken(): never {
  throw new Error('It cannot be drawn');
}

/** A table of two pages, the second of which is `lazy`. */
function showPages(lazy: () => Promise<RouteObject>) {
  const next = { path: '/next', lazy } as RouteObject;
  const routes = [{ element: <Outlet />, children: [{ path: '/', element: <Start /> }, next] }];
  render(
    <MemoryRouter>
      <Pages routes={routes} />
    </MemoryRouter>,
  );
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

function scrollPageTo(place: number): void {
  Object.defineProperty(window, 'scrollY', { value: place, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

test('a page that takes its time is announced, and the one before stays, until it is there', async () => {
  let load = () => {};
  const download = new Promise<void>((resolve) => {
    load = resolve;
  });
  showPages(() => download.then(() => ({ element: <Next /> })));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await follow('Next');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next' })).toBeVisible();
  await act(async () => load());
  expect(screen.getByText('Here')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

/** The server as the check for a newer version finds it: gone. */
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

const NOT_ARRIVED = new TypeError('Failed to fetch dynamically imported module: /assets/Next.js');

test.each<[string, () => Promise<RouteObject>, RegExp]>([
  ['cannot be downloaded', () => Promise.reject(NOT_ARRIVED), /downloaded\. Check your connection/],
  ['cannot be drawn', async () => ({ Component: Broken }), /^This page could not be shown\./],
])('a page that %s is an error screen with two ways out, never a blank page', async (_name, lazy, words) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  showPages(lazy);
  await follow('Next');
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: /^(Try Again|Reload the page)$/ })).toBeVisible();
  expect(screen.getByRole('banner')).toContainElement(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});

test('offline the header and menu stay, and the page opens once there is a connection', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let isOnline = false;
  showPages(() => (isOnline ? Promise.resolve({ element: <Next /> }) : Promise.reject(NOT_ARRIVED)));
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  await follow('Next');
  expect(await screen.findByRole('heading', { name: 'This page needs a connection' })).toBeVisible();
  expect(screen.getAllByText(/You are offline/)).toHaveLength(1);
  expect(screen.getByRole('banner')).toContainElement(screen.getByRole('button', { name: 'Open menu' }));
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here')).toBeVisible();
  expect(screen.queryByText(/^You are offline/)).toBeNull();
});

test('a new page begins at its top, going back leads to where the reader was', async () => {
  showPages(async () => ({ element: <Next /> }));
  scrollPageTo(420);
  await follow('Next');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scrollPageTo(80);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 420);
});

test('an address with a #part leads to it', async () => {
  showPages(async () => ({ element: <Next /> }));
  await follow('Part');
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Here')]);
});
