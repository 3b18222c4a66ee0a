import type { UseFormReturnType } from '@mantine/form';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import { COUNTRIES } from '#schema/rules/money/billing-form.ts';
import styles from './BuyerFields.module.css';
import { ADDRESS_NAMES, type Buyer, COUNTRY_NAMES } from './buyer.ts';

interface BuyerFieldsProps {
  form: UseFormReturnType<Buyer>;
  /** Members buy for their own account. */
  emailIsFixed: boolean;
  withAddress: boolean;
}

export function BuyerFields({ form, emailIsFixed, withAddress }: BuyerFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextInput
        className={styles.whole}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        readOnly={emailIsFixed}
        description={emailIsFixed ? undefined : 'For your account and your receipts'}
        {...form.getInputProps('email')}
      />
      <TextInput label="First name" autoComplete="given-name" {...form.getInputProps('firstName')} />
      <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('lastName')} />
      {withAddress && <AddressFields form={form} />}
    </div>
  );
}

function AddressFields({ form }: Pick<BuyerFieldsProps, 'form'>) {
  const names = ADDRESS_NAMES[form.values.country];
  return (
    <>
      <TextInput
        className={styles.whole}
        label="Address"
        autoComplete="street-address"
        {...form.getInputProps('address1')}
      />
      <div className={styles.place}>
        <TextInput label="City" autoComplete="address-level2" {...form.getInputProps('city')} />
        <TextInput label={names.state} autoComplete="address-level1" {...form.getInputProps('state')} />
        <TextInput
          label={names.postalCode}
          autoComplete="postal-code"
          {...form.getInputProps('postalCode')}
        />
      </div>
      <NativeSelect
        className={styles.whole}
        label="Country"
        autoComplete="country"
        data={COUNTRIES.map((country) => ({ value: country, label: COUNTRY_NAMES[country] }))}
        {...form.getInputProps('country')}
      />
    </>
  );
}
