/** Who can sign in to a shop with demo data; printed at its start. */
export const demoCustomer = {
  name: 'Priya Raman',
  email: 'priya@mathappu.example',
  phone: '9840012345',
  password: 'Deepavali-lamp-7',
} as const;

export const demoAdmin = {
  name: 'Selvi Murugan',
  email: 'owner@mathappu.example',
  phone: '9840054321',
  password: 'Golden-peacock-9',
} as const;

/** Helpers of the owner, one of each first role but the owner's. */
export const demoStaff = [
  {
    ...{ role: 'Desk', name: 'Kavitha Mani', email: 'desk@mathappu.example' },
    ...{ phone: '9840054322', password: 'Brass-sundial-4' },
  },
  {
    ...{ role: 'Packing', name: 'Murugan Pandi', email: 'packing@mathappu.example' },
    ...{ phone: '9840054323', password: 'Willow-basket-6' },
  },
  {
    ...{ role: 'Books', name: 'Anandhi Rajan', email: 'books@mathappu.example' },
    ...{ phone: '9840054324', password: 'Copper-ledger-8' },
  },
] as const;

export const demoAddress = {
  name: 'Priya Raman',
  mobile: '9840012345',
  address_line: '18 Velayutham Road',
  city: 'Virudhunagar',
  state: 'Tamil Nadu',
  pincode: '626123',
  country: 'India',
  isDefault: true,
} as const;
