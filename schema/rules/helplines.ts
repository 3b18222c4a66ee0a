export interface Helpline {
  place: string;
  phone: string;
}

/** Free and confidential lines for people in trouble with gambling. Everywhere else the national one answers. */
export const HELPLINES: readonly Helpline[] = [
  { place: 'Arizona', phone: '1-800-639-8783' },
  { place: 'Connecticut', phone: '1-888-789-7777' },
  { place: 'Florida', phone: '1-888-236-4848' },
  { place: 'Indiana', phone: '1-800-994-8448' },
  { place: 'Iowa', phone: '1-800-238-7633' },
  { place: 'Louisiana', phone: '1-877-770-7867' },
  { place: 'Massachusetts', phone: '1-800-327-5050' },
  { place: 'Michigan', phone: '1-800-270-7117' },
  { place: 'Minnesota', phone: '1-800-333-4673' },
  { place: 'New York', phone: '1-877-846-7369' },
  { place: 'Ohio', phone: '1-800-589-9966' },
  { place: 'Oregon', phone: '1-877-695-4648' },
  { place: 'Tennessee', phone: '1-800-889-9789' },
  { place: 'Virginia', phone: '1-888-532-3500' },
  { place: 'Washington', phone: '1-800-547-6133' },
  { place: 'Ontario', phone: '1-866-531-2600' },
];
