import { z } from 'zod';

const ofLettersAndDigits = () =>
  z
    .string()
    .regex(/^\w{8,}$/, 'use letters and digits, 8 or more')
    .optional();

/** What docker-compose.yml reads of `.env` besides what the gateway reads. */
export const composeVariables = z.object({
  POSTGRES_PASSWORD: ofLettersAndDigits().describe(
    'Password of the database that Docker Compose runs, of letters and digits: it becomes part of addresses. `setup` makes it.',
  ),
  GRAFANA_PASSWORD: ofLettersAndDigits().describe(
    'Password of `admin` at Grafana, in the profile `scale`. `setup` makes it.',
  ),
  DOMAIN: z
    .hostname()
    .optional()
    .describe(
      'Domain whose DNS leads to this machine, such as `picks.example.com`: Caddy serves it over TLS. Without it the product is at port 8000 of this machine alone.',
    ),
  ALERT_EMAIL: z
    .email()
    .optional()
    .describe(
      'Address to which alerts are mailed, by the server of `SMTP_URL`. Without it they reach nobody.',
    ),
});
