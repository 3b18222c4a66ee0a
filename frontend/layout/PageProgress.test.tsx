import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { PageProgress } from './PageProgress.tsx';

test('a page that takes its time is announced until it is there', async () => {
  let arrive = () => {};
  const download = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const layout = (
    <>
      <PageProgress />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([
    {
      element: layout,
      children: [
        { path: '/', element: <Link to="/next">Next</Link> },
        { path: '/next', lazy: () => download.then(() => ({ element: <p>Here</p> })) },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  await act(async () => arrive());
  expect(screen.getByText('Here')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
